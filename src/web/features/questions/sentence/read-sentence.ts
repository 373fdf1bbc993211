import { displays } from '#vocabulary/quantities.ts'
import type { QuestionFigure } from '#vocabulary/questions.ts'
import { figureQuantities, isList, MOST_ROWS, type Question, type Row, type RowKind } from '../rows.ts'
import { type Lexicon, type Meaning, materialsAt, meaningAt } from './lexicon.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What was understood, and the words that were not. */
export type Understood = { readonly question: Question; readonly unknown: readonly Token[] }

/** Of a length in metres, or of an energy in MJ, in what is written after the number. */
const units: Readonly<Partial<Record<QuestionFigure, Readonly<Record<string, number>>>>> = {
  thickness: { mm: 0.001, cm: 0.01, m: 1 },
  penrt: { kwh: 3.6, mj: 1 },
}
const UNIT = /^(mm|cm|m|kwh|mj|kg|w)(?=$|[/(])/i
const NUMBER = /^\d+(?:[.,]\d+)?$/

/** A number as it stands on the wire. */
function amountOf(kind: QuestionFigure, number: Token, unit: string | undefined): string {
  const { factor } = displays[figureQuantities[kind]]
  const inOne = units[kind]?.[unit?.toLowerCase() ?? ''] ?? 1 / factor
  return String(Number((Number(number.text.replace(',', '.')) * inOne).toPrecision(12)))
}

/** Reads from the left; what means nothing is kept apart and asks nothing. */
class Reader {
  readonly rows: Row[] = []
  readonly unknown: Token[] = []
  join: Question['join'] = 'all'
  private readonly lexicon: Lexicon
  private left: readonly Token[]
  private turned = false
  /** What was said before the rule pack that it is of. */
  private verdict: 'met' | 'missed' | undefined
  /** What stood between the row before and this place. */
  private between: 'or' | 'comma' | 'and' = 'and'

  constructor(lexicon: Lexicon, tokens: readonly Token[]) {
    this.lexicon = lexicon
    this.left = tokens
  }

  private take(count: number): readonly Token[] {
    const taken = this.left.slice(0, count)
    this.left = this.left.slice(count)
    return taken
  }

  /** A row of its own, or further values of the row before, where a comma or “or” joins values of one kind. */
  private add(kind: RowKind, values: readonly string[]): void {
    const last = this.rows.at(-1)
    const goesOn =
      last?.kind === kind &&
      (isList(kind) || kind === 'material' || kind === 'tags') &&
      this.between !== 'and' &&
      !(kind === 'tags' && this.between === 'or') &&
      (!this.turned || last.turned)
    if (goesOn) this.rows[this.rows.length - 1] = { ...last, values: [...new Set([...last.values, ...values])] }
    else {
      if (this.between === 'or') this.join = 'any'
      this.rows.push({ kind, turned: this.turned, values })
    }
    this.turned = false
    this.between = 'and'
  }

  /** `mindestens` or `höchstens`, where one of them comes next. */
  private takeSign(): { readonly atMost: boolean; readonly tokens: readonly Token[] } {
    const sign = meaningAt(this.lexicon, this.left)
    const isSign = sign?.meaning.as === 'least' || sign?.meaning.as === 'most'
    return isSign
      ? { atMost: sign.meaning.as === 'most', tokens: this.take(sign.length) }
      : { atMost: false, tokens: [] }
  }

  /** `U ≤ 0,20 W/(m²K)`, the figure read already; its bound may stand without a sign. */
  private readFigure(kind: QuestionFigure, name: readonly Token[]): void {
    const { atMost, tokens } = this.takeSign()
    const [bound] = this.left
    if (!bound || !NUMBER.test(bound.text)) {
      this.unknown.push(...name, ...tokens)
      return
    }
    this.take(1)
    const unit = UNIT.exec(this.left[0]?.text ?? '')?.[1]
    if (unit !== undefined) this.take(1)
    // turned once more by “without”
    this.turned = atMost !== this.turned
    this.add(kind, [amountOf(kind, bound, unit)])
  }

  /** A rule pack with its verdict, which may stand before or after it: met where nothing is said. */
  private readPack(pack: string): void {
    const after = meaningAt(this.lexicon, this.left)
    const verdict = after?.meaning.as === 'met' || after?.meaning.as === 'missed' ? after.meaning.as : undefined
    if (verdict && after) this.take(after.length)
    this.add(this.verdict ?? verdict ?? 'met', [pack])
    this.verdict = undefined
  }

  /** `Schlagwort Schule`, `Text „Kita“`. */
  private readNamed(as: 'tag' | 'text', name: readonly Token[]): void {
    const [word] = this.left
    if (word && (as === 'tag' || word.quoted)) {
      this.take(1)
      this.add(as === 'tag' ? 'tags' : 'text', [word.text])
    } else this.unknown.push(...name)
  }

  private readUnnamed(): void {
    const found = materialsAt(this.lexicon, this.left)
    if (found) {
      this.take(found.length)
      this.add('material', found.ids)
      return
    }
    const [token] = this.take(1)
    if (token?.quoted) this.add('text', [token.text])
    else if (token?.text.startsWith('#') && token.text.length > 1) this.add('tags', [token.text.slice(1)])
    else if (token?.text === ',') this.between = 'comma'
    else if (token) this.unknown.push(token)
  }

  private readMeaning(meaning: Meaning, tokens: readonly Token[]): void {
    switch (meaning.as) {
      case 'without':
        this.turned = true
        break
      case 'or':
        this.between = 'or'
        break
      case 'met':
      case 'missed':
        this.verdict = meaning.as
        break
      case 'value':
        this.add(meaning.kind, [meaning.value])
        break
      case 'trait':
        this.add(meaning.kind, [])
        break
      case 'figure':
        this.readFigure(meaning.kind, tokens)
        break
      case 'pack':
        this.readPack(meaning.value)
        break
      case 'tag':
      case 'text':
        this.readNamed(meaning.as, tokens)
        break
      default:
        if (meaning.as !== 'filler') this.unknown.push(...tokens)
    }
  }

  read(): Understood {
    while (this.left.length > 0) {
      const found = meaningAt(this.lexicon, this.left)
      if (found) this.readMeaning(found.meaning, this.take(found.length))
      else this.readUnnamed()
    }
    return { question: { join: this.join, rows: this.rows.slice(0, MOST_ROWS) }, unknown: this.unknown }
  }
}

/** A sentence as conditions, such as `alle Außenwände mit XPS und U > 0,20`. */
export const readSentence = (sentence: string, lexicon: Lexicon): Understood =>
  new Reader(lexicon, tokensOf(sentence)).read()
