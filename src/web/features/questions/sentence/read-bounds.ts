import { displays } from '#vocabulary/quantities.ts'
import type { QuestionFigure } from '#vocabulary/questions.ts'
import { type DayKind, figureQuantities, isFigure } from '../rows.ts'
import { type Lexicon, meaningAt } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** Of a length in metres, or of an energy in MJ, in what is written after the number. */
const units: Readonly<Partial<Record<QuestionFigure, Readonly<Record<string, number>>>>> = {
  thickness: { mm: 0.001, cm: 0.01, m: 1 },
  penrt: { kwh: 3.6, mj: 1 },
}
const UNIT = /^(mm|cm|m|kwh|mj|kg|w)(?=$|[/(])/i
/** The second word of `kg CO₂e/m²`. */
const CARBON = /^CO[₂2]/i
const NUMBER = /^\d+(?:[.,]\d+)?$/
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A number as it stands on the wire. */
function amountOf(kind: QuestionFigure, number: string, unit: string | undefined): string {
  const { factor } = displays[figureQuantities[kind]]
  const inOne = units[kind]?.[unit?.toLowerCase() ?? ''] ?? 1 / factor
  return String(Number((Number(number.replace(',', '.')) * inOne).toPrecision(12)))
}

/** A day as ISO date; undefined where there is no such day. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = GERMAN_DAY.exec(text) ?? []
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = DAY.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined
}

type End = { readonly text: string; readonly unit: string | undefined; readonly length: number }

/** How many tokens the unit of a number takes, and which it is. */
function unitAt([first, second]: readonly Token[]): { readonly unit: string | undefined; readonly length: number } {
  const unit = UNIT.exec(first?.text ?? '')?.[1]
  if (unit === undefined) return { unit, length: 0 }
  return { unit, length: second && CARBON.test(second.text) ? 2 : 1 }
}

/** A number with its unit, or a day, that the tokens begin with. */
function endAt(kind: QuestionFigure | DayKind, [token, ...after]: readonly Token[]): End | undefined {
  if (!token || token.quoted) return undefined
  if (!isFigure(kind)) {
    const day = dayOf(token.text)
    return day === undefined ? undefined : { text: day, unit: undefined, length: 1 }
  }
  if (!NUMBER.test(token.text)) return undefined
  const { unit, length } = unitAt(after)
  return { text: token.text, unit, length: 1 + length }
}

/** What stands between two ends: `bis`, and `und` after `zwischen`. @returns how many tokens it takes */
function joinerAt(lexicon: Lexicon, tokens: readonly Token[], isBetween: boolean): number {
  if (tokens[0]?.text === '–') return 1
  const found = meaningAt(lexicon, tokens)
  const joins =
    found?.meaning.as === 'to' || found?.meaning.as === 'most' || (isBetween && found?.meaning.as === 'filler')
  return joins ? found.length : 0
}

/** Bounds of a figure or of days, as far as the tokens begin with some. */
type Bounds = { readonly values: readonly string[]; readonly atMost: boolean; readonly length: number }

const signs: readonly string[] = ['least', 'most', 'between', 'filler']

/** The word before a bound that says what it is one of. */
function signAt(lexicon: Lexicon, tokens: readonly Token[]) {
  const found = meaningAt(lexicon, tokens)
  return found && signs.includes(found.meaning.as)
    ? { as: found.meaning.as, length: found.length }
    : { as: 'filler', length: 0 }
}

/** `≤ 0,20 W/(m²K)`, `0,1 bis 0,3`, `zwischen 10 und 20 cm`, `ab 01.02.2026`; a bound may stand without a sign. */
export function boundsAt(
  lexicon: Lexicon,
  kind: QuestionFigure | DayKind,
  tokens: readonly Token[],
): Bounds | undefined {
  const sign = signAt(lexicon, tokens)
  const atMost = sign.as === 'most'
  const first = endAt(kind, tokens.slice(sign.length))
  if (!first) return undefined
  const length = sign.length + first.length
  const written = (end: End, unit: string | undefined) => (isFigure(kind) ? amountOf(kind, end.text, unit) : end.text)
  const joiner = atMost ? 0 : joinerAt(lexicon, tokens.slice(length), sign.as === 'between')
  const second = joiner > 0 ? endAt(kind, tokens.slice(length + joiner)) : undefined
  if (!second) return { values: [written(first, first.unit)], atMost, length }
  const values = [written(first, first.unit ?? second.unit), written(second, second.unit)]
  return { values, atMost: false, length: length + joiner + second.length }
}
