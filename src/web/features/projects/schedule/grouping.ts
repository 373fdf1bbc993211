import type { RowList } from '../document/draft.ts'
import type { SheetEntry } from '../sheet/sheet-types.ts'
import type { RowView } from './row-view.ts'

/** What the rows of each list can be put together by. */
export const groupings = {
  elements: ['costGroup', 'storey', 'zone', 'construction'],
  openings: ['costGroup', 'storey', 'type'],
  items: ['costGroup'],
} as const satisfies Readonly<Record<RowList, readonly string[]>>
export type Grouping = (typeof groupings)[RowList][number]

/** What rows come to together; areas and shares that are not known are left out, and it is told. */
export type RowSums = {
  readonly area: number
  readonly share: number
  readonly isWhole: boolean
  /** No area lacks. */
  readonly isAreaWhole: boolean
}

/** Adds up the rows that the variant has. */
export function sumsOf(views: readonly RowView<RowList>[]): RowSums {
  const counted = views.filter(({ isOut }) => !isOut)
  const sum = (of: (view: RowView<RowList>) => number | null | undefined) =>
    counted.reduce((before, view) => before + (of(view) ?? 0), 0)
  return {
    area: sum(({ figures }) => figures?.area),
    share: sum(({ share }) => share),
    isAreaWhole: counted.every(({ figures, problems }) => figures?.area !== null && problems.length === 0),
    isWhole: counted.every(({ figures }) => figures !== undefined && figures.total !== null && figures.complete.gwp),
  }
}

const lines = new WeakMap<RowView<RowList>, SheetEntry<RowView<RowList>>>()

/** The line of a row; the same for the same row, which then is not drawn anew. */
function entryOf<View extends RowView<RowList>>(view: View): SheetEntry<View> {
  const known = lines.get(view) as SheetEntry<View> | undefined
  const line = known ?? ({ kind: 'row', id: view.row.id, row: view, isOut: view.isOut } as const)
  if (!known) lines.set(view, line)
  return line
}

/**
 * The lines of a schedule: its rows, under the heads of their groups where they are put together.
 *
 * @param nameOf - of the group that a row belongs to; empty: none, which comes last
 */
export function entriesOf<View extends RowView<RowList>>(
  views: readonly View[],
  nameOf: ((view: View) => string) | null,
  head: {
    readonly none: string
    /** What a group is called; its name where absent. */
    readonly title?: ((name: string) => string) | undefined
    readonly sums: (rows: readonly View[]) => Readonly<Record<string, string>>
  },
): readonly SheetEntry<View>[] {
  if (!nameOf) return views.map(entryOf)
  const groups = Map.groupBy(views, nameOf)
  const names = [...groups.keys()].toSorted((one, other) =>
    one === '' ? 1 : other === '' ? -1 : one.localeCompare(other, undefined, { numeric: true }),
  )
  return names.flatMap((name) => {
    const rows = groups.get(name) ?? []
    const group = {
      kind: 'group',
      id: `group ${name}`,
      title: name === '' ? head.none : (head.title?.(name) ?? name),
      sums: head.sums(rows),
    } as const
    return [group, ...rows.map(entryOf)]
  })
}
