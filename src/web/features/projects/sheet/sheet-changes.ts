import type { CellPlace, CellText, SheetColumn, SheetRange } from './sheet-types.ts'

type Rows = readonly { readonly id: string }[]
type Columns = readonly Pick<SheetColumn<never>, 'key' | 'isWritten'>[]

/** The cells of a range that can be written in. */
export const cellsIn = ({ top, bottom, left, right }: SheetRange, rows: Rows, columns: Columns): readonly CellPlace[] =>
  rows
    .slice(top, bottom + 1)
    .flatMap(({ id }) =>
      columns.slice(left, right + 1).flatMap(({ key, isWritten }) => (isWritten ? [{ row: id, column: key }] : [])),
    )

/** Fills a range down from its first row; a single row from the one above it. */
export function filledDown(
  within: SheetRange,
  rows: Rows,
  columns: Columns,
  textOf: (place: CellPlace) => string,
): readonly CellText[] {
  const isOne = within.top === within.bottom
  const source = rows[isOne ? within.top - 1 : within.top]
  if (!source) return []
  return cellsIn(isOne ? within : { ...within, top: within.top + 1 }, rows, columns).map((place) => ({
    ...place,
    text: textOf({ row: source.id, column: place.column }),
  }))
}

/** Cells put in from the first selected one on; a single one fills all that are selected. */
export function pastedInto(
  { top, bottom, left, right }: SheetRange,
  cells: readonly (readonly string[])[],
  rows: Rows,
  columns: Columns,
): readonly CellText[] {
  const height = Math.max(cells.length, bottom - top + 1)
  const width = Math.max(cells[0]?.length ?? 1, right - left + 1)
  const texts: CellText[] = []
  for (let down = 0; down < height; down += 1)
    for (let across = 0; across < width; across += 1) {
      const line = cells[down % cells.length] ?? []
      const text = line[across % Math.max(1, line.length)]
      const [row, column] = [rows[top + down], columns[left + across]]
      if (text !== undefined && row && column?.isWritten) texts.push({ row: row.id, column: column.key, text })
    }
  return texts
}
