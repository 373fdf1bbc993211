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

/** Rows and cells of a copied or saved table: TSV, or CSV with semicolons or commas; quoted cells may hold lines. */
export function readCells(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
