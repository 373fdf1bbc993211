/** Cell of a row by the name of its column: trimmed, empty where the file has no such column. */
export type Cells = (column: string) => string

/** A cell that cannot be read for what it should be. */
export class CellError extends Error {
  override readonly name = 'CellError'
  readonly column: string
  readonly value: string

  constructor(column: string, value: string, expected: string) {
    super(`${column}: expected ${expected}, found "${value}"`)
    this.column = column
    this.value = value
  }
}

/**
 * Reads records by the names of the header row: order and set of the columns differ from release to release.
 * Where a name occurs twice, its first column counts.
 */
export function cellsByHeader(header: readonly string[]): (record: readonly string[]) => Cells {
  const places = new Map<string, number>()
  for (const [index, column] of header.entries()) {
    const name = column.trim()
    if (name !== '' && !places.has(name)) places.set(name, index)
  }
  return (record) => (column) => {
    const place = places.get(column)
    return place === undefined ? '' : (record[place] ?? '').trim()
  }
}

const decimal = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?$/

/**
 * A figure with decimal point or comma. Empty means not declared, which is not zero.
 *
 * @throws {CellError} where the cell holds something else
 */
export function figure(cells: Cells, column: string): number | undefined {
  const text = cells(column)
  if (text === '') return undefined
  if (!decimal.test(text)) throw new CellError(column, text, 'a figure')
  return Number(text.replace(',', '.'))
}

/** The cell, or undefined where it is empty. */
export function text(cells: Cells, column: string): string | undefined {
  return cells(column) || undefined
}

/** Parts of a cell such as `'EN 15804+A2' / 'ISO 14025'`. */
export function quotedParts(cells: Cells, column: string): string[] {
  const cell = cells(column)
  const parts = [...cell.matchAll(/'([^']*)'/g)].map((match) => (match[1] ?? '').trim())
  return parts.length > 0 || cell === '' ? parts : [cell]
}
