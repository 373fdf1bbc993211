import type { Cell, Computed, Table } from './table.ts'

const LETTERS = 26
const FIRST_LETTER = 65
/** Row of a sheet in which the first row of a table stands, below its heading. */
export const FIRST_ROW = 2

/** Letters of a column of a sheet: 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  (column < LETTERS ? '' : columnName(Math.floor(column / LETTERS) - 1)) +
  String.fromCharCode(FIRST_LETTER + (column % LETTERS))

/** The number in a cell; undefined of text, and of what is not declared. */
export function numberIn(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  return typeof cell === 'object' && cell !== null ? cell.value : undefined
}

/** The sum of a range of cells, such as `B2:B9`, in which text counts nothing; null stays null. */
export const sumOf = (range: string, value: number | null): Computed | null =>
  value === null ? null : { value, formula: `SUM(${range})` }

/** The sum of what stands in a column from its first row on; null where nothing of it is declared. */
export function columnSum(rows: Table['rows'], column: number): Computed | null {
  const figures = rows.flatMap((row) => numberIn(row[column]) ?? [])
  const name = columnName(column)
  const value = figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0)
  return sumOf(`${name}${FIRST_ROW}:${name}${FIRST_ROW + rows.length - 1}`, value)
}

/** Units of what adds up. */
const addable = /\[(m²|kg|kg CO₂e|MJ|kWh\/a|kg CO₂e\/a|MJ\/a|W\/K|€)\]$/

/** A table with a row of sums below, of the columns whose heading names a unit that adds up. */
export function withSums(table: Table, label: string): Table {
  const { head, rows } = table
  if (rows.length === 0) return table
  const sums = head.map((heading, column): Cell => {
    if (column === 0) return label
    return addable.test(heading) ? columnSum(rows, column) : ''
  })
  return { ...table, rows: [...rows, sums] }
}
