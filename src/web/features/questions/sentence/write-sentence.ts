import type { Locale } from '#vocabulary/constructions.ts'
import { displays } from '#vocabulary/quantities.ts'
import type { QuestionFigure } from '#vocabulary/questions.ts'
import { endsOf, isGroup, type Join, type Part, type Question } from '../question.ts'
import { type DayKind, figureQuantities, isBounded, isFigure, isTrait, lists, type Row, type RowKind } from '../rows.ts'
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
  dataset: ({ row, locale }) =>
    row.values.map((uuid) => `${sentenceWords[locale].named.dataset[0]} ${quoted(uuid, locale)}`),
  release: ({ row, locale }) =>
    row.values.map((one) => `${sentenceWords[locale].named.release[0]} ${quoted(one, locale)}`),
  office: ({ row, locale, names: { offices } }) =>
    row.values.map((id) => {
      const name = offices.find((one) => one.id === id)?.name ?? id
      return `${sentenceWords[locale].owners.office[0]} ${quoted(name, locale)}`
    }),
} satisfies Readonly<Partial<Record<RowKind, (writing: Writing) => readonly string[]>>>

const isIn =
  ({ values }: Row) =>
  (value: string) =>
    values.includes(value)

const verdicts = ({ row, locale, names: { packs } }: Writing, kind: 'met' | 'missed') =>
  row.values.map((pack) => `${packs[pack] ?? pack} ${sentenceWords[locale][kind][0]}`)

type Ends = ReturnType<typeof endsOf>

function writtenFigure(kind: QuestionFigure, { min, max }: Ends, locale: Locale): string {
  const { figures, least, most, to } = sentenceWords[locale]
  const { factor, unit } = displays[figureQuantities[kind]]
  const amount = (value: string) => written(Number(value) * factor, locale)
  const name = figures[kind][0]
  if (min !== undefined && max !== undefined) return `${name} ${amount(min)} ${to} ${amount(max)} ${unit}`
  return `${name} ${max === undefined ? least[0] : most[0]} ${amount(max ?? min ?? '')} ${unit}`
}

/** An ISO date as it is written, and read again. */
const writtenDay = (iso: string, locale: Locale) => (locale === 'de_DE' ? iso.split('-').toReversed().join('.') : iso)

function writtenDays(kind: DayKind, { min, max }: Ends, locale: Locale): string {
  const { days, since, until, to } = sentenceWords[locale]
  const [from, last] = [min, max].map((day) => day && writtenDay(day, locale))
  const name = days[kind][0]
  if (from !== undefined && last !== undefined) return `${name} ${from} ${to} ${last}`
  return last === undefined ? `${name} ${since} ${from}` : `${name} ${until} ${last}`
}

function writtenRow(row: Row, locale: Locale, names: Names): string {
  const { kind, turned, values } = row
  const { without, traits } = sentenceWords[locale]
  const not = turned ? `${without[0]} ` : ''
  if (isTrait(kind)) return `${not}${traits[kind][0]}`
  if (values.length === 0) return ''
  if (isBounded(kind)) {
    const ends = endsOf(row)
    if (Object.keys(ends).length === 0) return ''
    const range = values.length > 1 ? not : ''
    return range + (isFigure(kind) ? writtenFigure(kind, ends, locale) : writtenDays(kind, ends, locale))
  }
  return `${not}${said[kind]({ row, locale, names }).join(', ')}`
}

/** Conditions as a sentence, which reads as the same again; what nothing was entered into says nothing. */
export function writeSentence({ join, parts }: Question, locale: Locale, names: Names): string {
  const { and, or, without } = sentenceWords[locale]
  const joined = (those: readonly Part[], by: Join): string =>
    those
      .map((part) => {
        if (!isGroup(part)) return writtenRow(part, locale, names)
        const inner = joined(part.rows, part.join)
        return inner === '' ? '' : `${part.turned ? `${without[0]} ` : ''}(${inner})`
      })
      .filter((text) => text !== '')
      .join(` ${by === 'all' ? and : or} `)
  return joined(parts, join)
}
