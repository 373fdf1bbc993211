import type { BoundedFigure } from '#vocabulary/bounds.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { adjacencyOfType, costGroupOfType, type RowAdjacency, rowAdjacencies } from '#vocabulary/projects.ts'
import type { ElementDraft, Fields, ProjectDraft } from './draft.ts'
import { type NumberRead, readCell } from './typed-number.ts'

/** Columns of the schedule of elements that are written in. */
export const elementColumns = [
  'code',
  'name',
  'construction',
  'area',
  'areaIs',
  'count',
  'adjacency',
  'fx',
  'fxReason',
  'orientation',
  'costGroup',
  'status',
  'storey',
  'zone',
] as const
export type ElementColumn = (typeof elementColumns)[number]

/** What a text comes to: fields of the row, or undefined where it is not understood. */
export type CellRead = { readonly fields: Fields } | { readonly refused: NumberRead | null }

/** Words of a closed list, in every language that people paste. */
export type Words<Value extends string> = Readonly<Record<Value, readonly string[]>>
export type ElementWords = {
  readonly areaIs: Words<'net' | 'gross'>
  readonly status: Words<(typeof layerStates)[number]>
  readonly adjacency: Words<RowAdjacency>
}

const numbers: Partial<Record<ElementColumn, BoundedFigure>> = {
  area: 'rowArea',
  count: 'rowCount',
  fx: 'correctionFactor',
  orientation: 'orientation',
}

/** Compass points as people write them [°]. */
const points: Readonly<Record<string, number>> = {
  n: 0,
  no: 45,
  ne: 45,
  o: 90,
  e: 90,
  so: 135,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
}

const folded = (text: string) => text.trim().toLowerCase()

const wordIn = <Value extends string>(words: Words<Value>, text: string): Value | undefined =>
  (Object.keys(words) as Value[]).find(
    (value) => value.toLowerCase() === folded(text) || words[value].some((word) => folded(word) === folded(text)),
  )

/** Key of the construction that a text names: by its code, then its name, then its key. */
export function constructionNamed(constructions: ProjectDraft['constructions'], text: string): string | undefined {
  const all = Object.entries(constructions)
  const wanted = folded(text)
  const found =
    all.find(([, { code }]) => code !== undefined && folded(code) === wanted) ??
    all.find(([, { name }]) => folded(name) === wanted) ??
    all.find(([key]) => folded(key) === wanted)
  return found?.[0]
}

const LONGEST: Partial<Record<ElementColumn, number>> = { code: 40, name: 120, fxReason: 300, storey: 40, zone: 40 }

function readNumberColumn(column: ElementColumn, text: string, figure: BoundedFigure): CellRead {
  const point = column === 'orientation' ? points[folded(text)] : undefined
  if (point !== undefined) return { fields: { orientation: point } }
  const read = readCell(text, figure, column === 'count')
  if (!('value' in read)) return { refused: read }
  return { fields: { [column]: column === 'area' ? (read.value ?? null) : read.value } }
}

/** What a text in a cell of an element means. */
export function readElementCell(
  column: ElementColumn,
  text: string,
  { constructions }: Pick<ProjectDraft, 'constructions'>,
  words: ElementWords,
): CellRead {
  const figure = numbers[column]
  if (figure) return readNumberColumn(column, text, figure)
  const bare = text.trim()
  if (bare === '') return { fields: { [column]: undefined } }
  switch (column) {
    case 'construction':
      return understood(column, constructionNamed(constructions, bare))
    case 'areaIs':
    case 'status':
    case 'adjacency':
      return understood(column, wordIn<string>(words[column], bare))
    case 'costGroup':
      return understood(column, /^[3-8]\d\d$/.test(bare) ? bare : undefined)
    default:
      return bare.length <= (LONGEST[column] ?? 40) ? { fields: { [column]: bare } } : { refused: null }
  }
}

const understood = (column: string, value: string | undefined): CellRead =>
  value === undefined ? { refused: null } : { fields: { [column]: value } }

/** Cost group and neighbour of an element: its own, else those of its type. */
export function withDefaults(
  { construction, costGroup, adjacency }: ElementDraft,
  { constructions }: Pick<ProjectDraft, 'constructions'>,
) {
  const type = construction === undefined ? undefined : constructions[construction]?.type
  return {
    costGroup: costGroup ?? (type && costGroupOfType[type]),
    adjacency: adjacency ?? (type && adjacencyOfType[type]),
  }
}

export const statusChoices = layerStates
export const adjacencyChoices = rowAdjacencies
