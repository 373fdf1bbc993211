/** Cells as a spreadsheet takes them: tabs between columns, lines between rows; quotes where a text has either. */
export const writeCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

/** The sign between columns: tabs where there are any, else semicolons, else commas that stand as often in each line. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t'
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.some((line) => line.includes(';'))) return ';'
  const counts = new Set(lines.map((line) => line.split(',').length))
  const [count = 1] = counts
  return lines.length > 1 && counts.size === 1 && count > 2 ? ',' : '\t'
}

const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim()

/** Rows and cells of a copied or saved table: TSV, or CSV with semicolons or commas; quoted cells may hold lines. */
export function readCells(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text)
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\n]*)(${separator}|\\n|$)`, 'gy')
  const lines = text.replaceAll('\r', '').replace(/\n$/, '')
  const rows: string[][] = [[]]
  for (const [, content = '', end] of lines.matchAll(cell)) {
    rows.at(-1)?.push(unquoted(content))
    if (end === '\n') rows.push([])
    else if (end === '') break
  }
  return rows
}
