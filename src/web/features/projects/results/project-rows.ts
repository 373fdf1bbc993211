import type { ProjectKpis } from '#contract/project-figures.ts'
import { countsForQng, type RowKind } from '#vocabulary/projects.ts'
import type { ProjectDraft, RowDraft, RowList } from '../document/draft.ts'
import { variantOf, variedRows } from '../document/variant-rows.ts'

/** What a screen of results must know of a project beside its figures: one variant of it, whole. */
export type ResultProject = Pick<
  ProjectDraft,
  'name' | 'use' | 'areas' | 'constructions' | 'openingTypes' | 'elements' | 'openings' | 'items'
>

type Row = { readonly id: string; readonly name?: string | undefined }
type Lasting = { readonly name: string; readonly code?: string | undefined }
/** What names the rows of a building, and by what its figures are divided. */
export type NamedBuilding = {
  readonly areas: { readonly netRoomArea: number }
  readonly constructions: Readonly<Record<string, Lasting>>
  readonly openingTypes: Readonly<Record<string, Lasting>>
  readonly elements: readonly (Row & {
    readonly code?: string | undefined
    readonly construction?: string | undefined
  })[]
  readonly openings: readonly (Row & { readonly type?: string | undefined })[]
  readonly items: readonly Row[]
}

/** A project as one of its variants has it, without what that leaves out. */
export function inVariant(draft: ProjectDraft, variant: string): ResultProject {
  const rowsOf = <List extends RowList>(list: List): RowDraft[List][] =>
    variedRows(draft, list, variant)
      .filter(({ excluded }) => !excluded)
      .map(({ row }) => row)
  return {
    ...draft,
    areas: variantOf(draft, variant)?.areas ?? draft.areas,
    elements: rowsOf('elements'),
    openings: rowsOf('openings'),
    items: rowsOf('items'),
  }
}

export type RowFigures = ProjectKpis['rows'][number]

/** Rows are told by their list and id: ids are unique within a list alone. */
export type RowKey = `${RowKind} ${string}`
export const rowKeyOf = ({ kind, id }: { readonly kind: RowKind; readonly id: string }): RowKey => `${kind} ${id}`

/** A row of the schedules with its figures, as results name it. */
export type NamedRow = {
  readonly key: RowKey
  readonly name: string
  /** What it is made of: code and name of the construction, or the opening's type; empty for items. */
  readonly makeup: string
  /** Key of its construction; undefined for openings and items. */
  readonly construction: string | undefined
  readonly figures: RowFigures
}

type Names = Pick<NamedRow, 'name' | 'makeup' | 'construction'>

const joined = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ')

function namesOf({
  elements,
  openings,
  items,
  constructions,
  openingTypes,
}: NamedBuilding): ReadonlyMap<string, Names> {
  const ofElements = elements.map((row): [string, Names] => {
    const snapshot = row.construction === undefined ? undefined : constructions[row.construction]
    const makeup = joined([snapshot?.code, snapshot?.name])
    const name = joined([row.code, row.name])
    const { construction } = row
    return [
      rowKeyOf({ kind: 'element', id: row.id }),
      { name: name || (snapshot?.name ?? row.id), makeup, construction },
    ]
  })
  const ofOpenings = openings.map((row): [string, Names] => {
    const makeup = row.type === undefined ? '' : (openingTypes[row.type]?.name ?? row.type)
    return [
      rowKeyOf({ kind: 'opening', id: row.id }),
      { name: row.name ?? (makeup || row.id), makeup, construction: undefined },
    ]
  })
  const ofItems = items.map((row): [string, Names] => [
    rowKeyOf({ kind: 'item', id: row.id }),
    { name: row.name ?? row.id, makeup: '', construction: undefined },
  ])
  return new Map([...ofElements, ...ofOpenings, ...ofItems])
}

/** The rows that have figures with their names, the most climate change first; those without a known area last. */
export function namedRows(project: NamedBuilding, { rows }: ProjectKpis): NamedRow[] {
  const names = namesOf(project)
  return rows
    .map((figures): NamedRow => {
      const key = rowKeyOf(figures)
      return { key, figures, ...(names.get(key) ?? { name: figures.id, makeup: '', construction: undefined }) }
    })
    .toSorted((one, other) => (other.figures.total?.gwp ?? -Infinity) - (one.figures.total?.gwp ?? -Infinity))
}

/** Modules that the booking of the seal counts of a row. */
const booked: readonly string[] = ['A1-A3', 'B4', 'C3', 'C4']

/**
 * What rows take of the budget of the seal [kg CO₂e/(m² NRF·a)]; 0 for cost groups that it does not count.
 *
 * @returns undefined where the figures come without modules
 */
export function budgetShareOf(rows: readonly RowFigures[], netRoomArea: number, years: number): number | undefined {
  if (rows.some(({ modules }) => modules === undefined)) return undefined
  const counted = rows.filter(({ costGroup }) => countsForQng(costGroup))
  const sum = counted
    .flatMap(({ modules = [] }) => modules.filter(({ module }) => booked.includes(module)))
    .reduce((before, { gwp }) => before + gwp, 0)
  return sum / (netRoomArea * years)
}
