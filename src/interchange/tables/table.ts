/**
 * A figure that a workbook computes from other cells of its table, whose heading is the first row; where there are no
 * formulas its value stands.
 */
export type Computed = { readonly value: number; readonly formula: string }

/** Text, a number as it is or as it is computed, or null: not declared, not known. */
export type Cell = string | number | Computed | null

/** A table of an export. Units stand in the headings or in a column of their own; numbers are unrounded. */
export type Table = {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** Drawn as a QR code below the rows, where the format can. */
  readonly qrCode?: string
}

/** Pairs of a heading and what stands under it, so that the two cannot drift apart. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell]

/** A table by its columns. */
export const tableOf = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Table => ({
  name,
  head: columns.map(([heading]) => heading),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
})

/** A length of a drawing [m] in mm, without the dust of the conversion; empty where there is none. */
export const millimetres = (metres: number | null | undefined): Cell =>
  metres === null || metres === undefined ? '' : Number((metres * 1000).toPrecision(12))
