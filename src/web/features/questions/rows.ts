import type { Condition } from '#contract/construction-conditions.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { materialCategories } from '#vocabulary/materials.ts'
import type { Quantity } from '#vocabulary/quantities.ts'
import { type QuestionFigure, questionFigures, questionOwners } from '#vocabulary/questions.ts'

/** Rule packs that verdicts are asked of. */
export const packs = ['gegAnnex7', 'gegAnnex1', 'gegAnnex2', 'begEm', 'passiveHouse', 'din4108-2', 'din4108-3'] as const

/** What is chosen from a closed list, and from what. */
export const lists = {
  type: constructionTypes,
  owner: questionOwners,
  category: materialCategories,
  missed: packs,
  met: packs,
} as const
export type ListKind = keyof typeof lists

export const traitKinds = ['expired', 'framing', 'incomplete'] as const
export type TraitKind = (typeof traitKinds)[number]

/** What a row may ask about, in the order of the choice. */
export const rowKinds = [
  'type',
  'text',
  'tags',
  'material',
  'category',
  ...questionFigures,
  'missed',
  'met',
  'owner',
  ...traitKinds,
] as const
export type RowKind = (typeof rowKinds)[number]

/** A row of the question as it stands on screen. */
export type Row = {
  readonly kind: RowKind
  /** Of figures: at most; of everything else: is not. */
  readonly turned: boolean
  /** What is chosen or typed; a number as it is on the wire. */
  readonly values: readonly string[]
}

/** How the rows go together. */
export type Question = { readonly join: 'all' | 'any'; readonly rows: readonly Row[] }

/** What figures are written as. */
export const figureQuantities = {
  uValue: 'uValue',
  gwp: 'gwp',
  penrt: 'primaryEnergy',
  thickness: 'thickness',
  mass: 'mass',
} as const satisfies Readonly<Record<QuestionFigure, Quantity>>

const isFigure = (kind: RowKind): kind is QuestionFigure => questionFigures.some((figure) => figure === kind)
export const isTrait = (kind: RowKind): kind is TraitKind => traitKinds.some((trait) => trait === kind)
export const isList = (kind: RowKind): kind is ListKind => Object.hasOwn(lists, kind)
export { isFigure }

const chosen = <Value extends string>(values: readonly string[], known: readonly Value[]): Value[] =>
  known.filter((value) => values.includes(value))

function plainOf({ kind, values }: Row): Condition | undefined {
  const [first] = values
  switch (kind) {
    case 'expired':
    case 'framing':
      return { on: kind, is: true }
    case 'incomplete':
      return { on: 'complete', is: false }
    default:
      if (first === undefined) return undefined
  }
  switch (kind) {
    case 'type':
      return { on: 'type', in: chosen(values, constructionTypes) }
    case 'owner':
      return { on: 'owner', in: chosen(values, questionOwners) }
    case 'category':
      return { on: 'category', in: chosen(values, materialCategories) }
    case 'text':
      return { on: 'text', has: first }
    case 'tags':
      return { on: 'tags', all: [...values] }
    case 'material':
      return { on: 'material', in: [...values] }
    default:
      return { on: 'verdict', is: kind === 'met' ? 'met' : 'missed', of: [...values] }
  }
}

function conditionOfRow(row: Row): Condition[] {
  const { kind, turned, values } = row
  if (isFigure(kind)) {
    const bound = Number(values[0] ?? Number.NaN)
    return Number.isFinite(bound) ? [{ on: 'figure', figure: kind, ...(turned ? { max: bound } : { min: bound }) }] : []
  }
  const plain = plainOf(row)
  if (!plain) return []
  return [turned ? { on: 'not', of: plain } : plain]
}

/** What is asked of the service; rows that nothing was entered into are left out. */
export function conditionOf({ join, rows }: Question): Condition | undefined {
  const conditions = rows.flatMap(conditionOfRow)
  return conditions.length === 0 ? undefined : { on: join, of: conditions }
}

/** Rows that one question may have. */
export const MOST_ROWS = 20

const ROW = /^(-?)([a-zA-Z]+):(.*)$/s

/** A row in the address: `-type:outerWall,flatRoof`. */
const writtenRow = ({ kind, turned, values }: Row): string =>
  `${turned ? '-' : ''}${kind}:${values.map(encodeURIComponent).join(',')}`

function readRow(text: string): Row[] {
  const [, turned = '', name = '', values = ''] = ROW.exec(text) ?? []
  const kind = rowKinds.find((one) => one === name)
  if (kind === undefined) return []
  try {
    const read = values === '' ? [] : values.split(',').map(decodeURIComponent)
    const known: readonly string[] | null = isList(kind) ? lists[kind] : null
    return [{ kind, turned: turned === '-', values: known ? read.filter((value) => known.includes(value)) : read }]
  } catch {
    return []
  }
}

/** A question from the address; what is not understood is left out. */
export const questionFrom = (parameters: URLSearchParams): Question => ({
  join: parameters.get('join') === 'any' ? 'any' : 'all',
  rows: parameters.getAll('if').flatMap(readRow).slice(0, MOST_ROWS),
})

export function parametersOf({ join, rows }: Question): URLSearchParams {
  const parameters = new URLSearchParams(join === 'any' ? { join } : {})
  for (const row of rows) parameters.append('if', writtenRow(row))
  return parameters
}
