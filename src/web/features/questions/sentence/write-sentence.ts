import type { Locale } from '#vocabulary/constructions.ts'
import { displays } from '#vocabulary/quantities.ts'
import type { QuestionFigure } from '#vocabulary/questions.ts'
import { figureQuantities, isFigure, isTrait, lists, type Question, type Row, type RowKind } from '../rows.ts'
import { type Names, sentenceWords } from './words.ts'

/** A number with a decimal comma or point, and no thousands. */
const written = (value: number, locale: Locale) =>
  String(Number(value.toPrecision(12))).replace('.', locale === 'de_DE' ? ',' : '.')

const quoted = (text: string, locale: Locale) => (locale === 'de_DE' ? `„${text}“` : `“${text}”`)

type Writing = { readonly row: Row; readonly locale: Locale; readonly names: Names }

/** What each kind says after the word that may turn it. */
const said = {
  type: ({ row, locale }) => lists.type.filter(isIn(row)).map((one) => sentenceWords[locale].types[one][0] ?? one),
  owner: ({ row, locale }) => lists.owner.filter(isIn(row)).map((one) => sentenceWords[locale].owners[one][0] ?? one),
  category: ({ row, names }) => names.categories.filter(({ category }) => isIn(row)(category)).map(({ name }) => name),
  met: (writing) => verdicts(writing, 'met'),
  missed: (writing) => verdicts(writing, 'missed'),
  tags: ({ row, locale }) => row.values.map((tag) => `${sentenceWords[locale].tag[0]} ${quoted(tag, locale)}`),
  text: ({ row, locale }) => [`${sentenceWords[locale].text} ${quoted(row.values[0] ?? '', locale)}`],
  material: ({ row, locale, names: { materials } }) => {
    const named = row.values.map((id) => quoted(materials.find((one) => one.id === id)?.name ?? id, locale))
    return [`${sentenceWords[locale].material} ${named.join(', ')}`]
  },
} satisfies Readonly<Partial<Record<RowKind, (writing: Writing) => readonly string[]>>>

const isIn =
  ({ values }: Row) =>
  (value: string) =>
    values.includes(value)

const verdicts = ({ row, locale, names: { packs } }: Writing, kind: 'met' | 'missed') =>
  row.values.map((pack) => `${packs[pack] ?? pack} ${sentenceWords[locale][kind][0]}`)

function writtenFigure(kind: QuestionFigure, { turned, values }: Row, locale: Locale): string {
  const words = sentenceWords[locale]
  const { factor, unit } = displays[figureQuantities[kind]]
  const sign = turned ? words.most[0] : words.least[0]
  return `${words.figures[kind][0]} ${sign} ${written(Number(values[0]) * factor, locale)} ${unit}`
}

function writtenRow(row: Row, locale: Locale, names: Names): string {
  const { kind, turned, values } = row
  const { without, traits } = sentenceWords[locale]
  const not = turned ? `${without[0]} ` : ''
  if (isTrait(kind)) return `${not}${traits[kind][0]}`
  if (values.length === 0) return ''
  if (isFigure(kind)) return writtenFigure(kind, row, locale)
  return `${not}${said[kind]({ row, locale, names }).join(', ')}`
}

/** Conditions as a sentence, which reads as the same again; what nothing was entered into says nothing. */
export function writeSentence({ join, rows }: Question, locale: Locale, names: Names): string {
  const { and, or } = sentenceWords[locale]
  return rows
    .map((row) => writtenRow(row, locale, names))
    .filter((text) => text !== '')
    .join(` ${join === 'all' ? and : or} `)
}
