/** Opens in spreadsheets as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** A cell: text, a number as it is, or nothing. */
export type Cell = string | number | null | undefined

/** Text that a spreadsheet would take for a formula. */
const formula = /^[\s]*[=+\-@\t\r]/

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

function written(cell: Cell, separator: string, decimal: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  return quoted(formula.test(cell) ? `'${cell}` : cell, separator)
}

/**
 * Rows as a file of values (RFC 4180): quoted where needed, numbers unrounded, and text never taken for a formula.
 *
 * @param decimal - sign of the language; with a comma the values are separated by semicolons
 */
export function csv(rows: readonly (readonly Cell[])[], decimal: '.' | ','): string {
  const separator = decimal === ',' ? ';' : ','
  const lines = rows.map((row) => row.map((cell) => written(cell, separator, decimal)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** Hands a text to the user as a file. */
export function download(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
