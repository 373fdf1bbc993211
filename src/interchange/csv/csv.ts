import type { Locale } from '#vocabulary/constructions.ts'
import { numberIn } from '../tables/sums.ts'
import type { Cell, Table } from '../tables/table.ts'
import { wordsOf } from '../tables/words.ts'

/** Opens in spreadsheets as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Signs of a language: what German and English spreadsheets take a file for when it is opened by a double click. */
const signs = {
  de_DE: { separator: ';', decimal: ',' },
  en_GB: { separator: ',', decimal: '.' },
} as const satisfies Record<Locale, object>

/** Text that a spreadsheet would take for a formula. */
const formula = /^\s*[=+\-@\t\r]/

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Rows as lines, for what is written bit by bit; `csv` makes a whole file. */
export function csvLines(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const { separator, decimal } = signs[locale]
  const missing = wordsOf(locale).word('notDeclared')
  const written = (cell: Cell): string => {
    const number = numberIn(cell)
    if (number !== undefined && Number.isFinite(number)) return String(number).replace('.', decimal)
    if (typeof cell !== 'string') return missing
    return quoted(formula.test(cell) ? `'${cell}` : cell, separator)
  }
  return rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')
}

/**
 * Tables as one file of values (RFC 4180), each under its name and a heading, with an empty line between: quoted where
 * needed, numbers unrounded, what is missing said, and text never taken for a formula. German with semicolons and
 * decimal commas, English with commas and points.
 */
export function csv(tables: readonly Table[], locale: Locale): string {
  const parts = tables.map(({ name, head, rows }) => csvLines([[name], head, ...rows], locale))
  return `${BYTE_ORDER_MARK}${parts.join('\r\n')}`
}
