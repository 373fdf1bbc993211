import type { SheetRange, SheetSelection } from './sheet-types.ts'

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The rectangle of what is selected; null where its cells are no longer there. */
export function rangeOf(
  { active, anchor }: SheetSelection,
  rows: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
): SheetRange | null {
  const [one, other] = [rows.get(active.row), rows.get(anchor.row)]
  const [left, right] = [columns.get(active.column), columns.get(anchor.column)]
  if (one === undefined || left === undefined) return null
  return {
    top: Math.min(one, other ?? one),
    bottom: Math.max(one, other ?? one),
    left: Math.min(left, right ?? left),
    right: Math.max(left, right ?? left),
  }
}

/** A place moved by some rows and columns, within a sheet of so many. */
export const movedBy = (
  [row, column]: readonly [number, number],
  [rows, columns]: readonly [number, number],
  [rowCount, columnCount]: readonly [number, number],
): readonly [row: number, column: number] => [
  between(row + rows, 0, rowCount - 1),
  between(column + columns, 0, columnCount - 1),
]

/** The next place by Tab: along the row, then the next one. */
export function tabbed(
  [row, column]: readonly [number, number],
  by: 1 | -1,
  [rowCount, columnCount]: readonly [number, number],
): readonly [row: number, column: number] {
  const next = row * columnCount + column + by
  const place = between(next, 0, rowCount * columnCount - 1)
  return [Math.floor(place / columnCount), place % columnCount]
}
