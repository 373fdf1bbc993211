import type { ProjectExport } from '#contract/project-export.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { withSums } from '../tables/sums.ts'
import { type Cell, type Table, tableOf } from '../tables/table.ts'
import { type ProjectWord, projectWordsOf } from './project-words.ts'

type Word = (key: ProjectWord) => string
/** A variant as tables tell it: what it is called, how much it overrides, and what it comes to. */
export type ToldVariant = Pick<ProjectDocument['variants'][number], 'id' | 'note'> & {
  readonly name: string | undefined
  readonly netRoomArea: number
  /** Rows that it overrides. */
  readonly overridden: number
  readonly kpis: ProjectKpis
}

/** A dataset that a building is assessed with. */
type ToldDataset = {
  readonly name: string
  readonly uuid: string
  readonly version: string
  readonly release: string
  readonly generation: string
  readonly validUntil: string | undefined
}

/** What tables tell beside the figures of one variant. */
type Beside = { readonly variants?: readonly ToldVariant[]; readonly datasets?: readonly ToldDataset[] }

/** What tables are made of: the export, the schedule as its variant has it, and what is told beside. */
export type ToldProject = Beside & {
  readonly told: ProjectExport
  readonly schedule: ProjectDocument
  readonly word: Word
}

export const toldProject = (told: ProjectExport, schedule: ProjectDocument, beside: Beside = {}): ToldProject => ({
  ...beside,
  told,
  schedule,
  word: projectWordsOf(told.locale),
})

type Figures = ProjectKpis['rows'][number]
type Row<Entry> = { readonly entry: Entry; readonly figures: Figures | undefined }

const rowsOf = <Entry extends { readonly id: string }>(
  kind: Figures['kind'],
  entries: readonly Entry[],
  { rows }: ProjectKpis,
): Row<Entry>[] => {
  const byId = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row]))
  return entries.map((entry) => ({ entry, figures: byId.get(entry.id) }))
}

const isComplete = ({ complete }: Figures) => complete.gwp && complete.penrt && complete.pert

/** Columns of every row: what it belongs to, what it weighs and causes. */
const common = (word: Word) =>
  [
    [word('costGroup'), ({ figures }: Row<unknown>): Cell => figures?.costGroup ?? null],
    [word('status'), ({ figures }: Row<unknown>): Cell => (figures ? word(figures.status) : null)],
    [`${word('mass')} [kg]`, ({ figures }: Row<unknown>): Cell => figures?.mass ?? null],
    ['GWP [kg CO₂e]', ({ figures }: Row<unknown>): Cell => figures?.total?.gwp ?? null],
    ['PENRT [MJ]', ({ figures }: Row<unknown>): Cell => figures?.total?.penrt ?? null],
    ['PERT [MJ]', ({ figures }: Row<unknown>): Cell => figures?.total?.pert ?? null],
    [
      word('complete'),
      ({ figures }: Row<unknown>): Cell => (figures ? word(isComplete(figures) ? 'yes' : 'no') : null),
    ],
  ] as const

const area = (word: Word) =>
  [
    [`${word('area')} [m²]`, ({ figures }: Row<unknown>): Cell => figures?.area ?? null],
    [`${word('uValue')} [W/(m²·K)]`, ({ figures }: Row<unknown>): Cell => figures?.uValue ?? null],
  ] as const

/** Elements, openings and items of a building with what each of them causes; what has no row makes no table. */
export function scheduleTables({ told: { kpis }, schedule, word }: ToldProject): Table[] {
  const { constructions, openingTypes } = schedule
  return [
    tableOf(
      word('elements'),
      [
        [word('id'), ({ entry }) => entry.id],
        [word('code'), ({ entry }) => entry.code ?? ''],
        [word('name'), ({ entry }) => entry.name ?? ''],
        [word('construction'), ({ entry }) => constructions[entry.construction]?.name ?? entry.construction],
        [word('storey'), ({ entry }) => entry.storey ?? ''],
        [word('zone'), ({ entry }) => entry.zone ?? ''],
        ...area(word),
        ...common(word),
      ],
      rowsOf('element', schedule.elements, kpis),
    ),
    tableOf(
      word('openings'),
      [
        [word('id'), ({ entry }) => entry.id],
        [word('name'), ({ entry }) => entry.name ?? ''],
        [word('type'), ({ entry }) => openingTypes[entry.type]?.name ?? entry.type],
        [word('host'), ({ entry }) => entry.host ?? ''],
        [word('storey'), ({ entry }) => entry.storey ?? ''],
        ...area(word),
        ...common(word),
      ],
      rowsOf('opening', schedule.openings, kpis),
    ),
    tableOf(
      word('items'),
      [
        [word('id'), ({ entry }) => entry.id],
        [word('name'), ({ entry }) => entry.name],
        [word('quantity'), ({ entry }) => entry.quantity],
        [word('unit'), ({ entry }) => entry.unit],
        ...common(word),
      ],
      rowsOf('item', schedule.items, kpis),
    ),
  ].map((table) => withSums(table, word('sum')))
}
