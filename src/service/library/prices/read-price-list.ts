import { detectDialect, RecordReader } from '#catalogue/csv-records.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import {
  LONGEST_PRICE_NOTE,
  type PriceColumn,
  type PriceRefusal,
  type PriceUnit,
  priceColumns,
} from '#vocabulary/prices.ts'
import { amountOf, columnOf, dayOf, unitOf } from './price-cells.ts'

/** A line that says a price; which material it means is for whoever knows the materials. */
export type PriceLine = {
  /** From 1; 1 is the heading. */
  readonly line: number
  /** Empty where the line does not tell. */
  readonly id: string
  readonly material: string
  readonly amount: number
  readonly per: PriceUnit
  /** ISO date. */
  readonly on: string
  readonly note: string | undefined
  /** Of a price per m² [m]; absent: any. */
  readonly thickness?: number
}

/** A line that is not taken, and the cell that is at fault. */
export type RefusedLine = {
  readonly line: number
  readonly reason: PriceRefusal
  readonly column: PriceColumn
  readonly value: string
}

/** A list as it was read. */
export type ReadPriceList = {
  readonly lines: readonly PriceLine[]
  readonly refused: readonly RefusedLine[]
  readonly unreadColumns: readonly string[]
}

/** Longest line of a price list [characters]. */
const LONGEST_LINE = 10_000
/** Most of a cell that a refusal repeats [characters]. */
export const SHOWN = 80

type Cells = (column: PriceColumn) => string

/** What keeps a spreadsheet from taking text for a formula is no part of it. */
const plain = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@])/, '')

/** The thickness of a price per m², which is written in mm [m]; null for what is none, or beside another unit. */
function thicknessOf(text: string, per: PriceUnit): Pick<PriceLine, 'thickness'> | null {
  if (text === '') return {}
  if (per !== 'm2') return null
  const millimetres = amountOf(text.replace(/mm$/i, ''))
  if (typeof millimetres !== 'number') return null
  const thickness = millimetres / 1000
  return isWithin(bounds.thickness, thickness) ? { thickness } : null
}

/** The price that a line says, or the first cell that is at fault. */
function priceIn(line: number, cell: Cells): PriceLine | RefusedLine {
  const refuse = (column: PriceColumn, reason: PriceRefusal): RefusedLine => ({
    line,
    reason,
    column,
    value: cell(column).slice(0, SHOWN),
  })
  const [id, material, note] = [cell('id'), cell('material'), cell('note')]
  if (id === '' && material === '') return refuse('material', 'materialMissing')
  const amount = amountOf(cell('amount'))
  if (amount === undefined) return refuse('amount', 'priceUnreadable')
  if (amount === 'ambiguous') return refuse('amount', 'priceAmbiguous')
  if (!isWithin(bounds.price, amount)) return refuse('amount', 'priceOutOfRange')
  const per = unitOf(cell('per'))
  if (per === undefined) return refuse('per', 'unitUnknown')
  const on = dayOf(cell('on'))
  if (on === undefined) return refuse('on', 'dateUnreadable')
  if (note.length > LONGEST_PRICE_NOTE) return refuse('note', 'noteTooLong')
  const thickness = thicknessOf(cell('thickness'), per)
  if (thickness === null) return refuse('thickness', 'thicknessUnfit')
  return { line, id, material, amount, per, on, note: note === '' ? undefined : note, ...thickness }
}

/** What the columns of a list are, by its heading. */
type Heading = { readonly at: ReadonlyMap<PriceColumn, number>; readonly unread: readonly string[] }

/** Columns without which no line says a price. */
function missingColumns(at: Heading['at']): PriceColumn[] {
  const isMissing = (column: PriceColumn) => at.get(column) === -1
  const isNameless = isMissing('id') && isMissing('material')
  return [...(['amount', 'per', 'on'] as const).filter(isMissing), ...(isNameless ? (['material'] as const) : [])]
}

const isRefused = (read: PriceLine | RefusedLine): read is RefusedLine => 'reason' in read

/** The records of a text with the line that each begins on; what is no table ends where it stops being one. */
function* recordsOf(text: string): Generator<readonly [line: number, cells: string[]]> {
  const reader = new RecordReader(detectDialect(new TextEncoder().encode(text)).delimiter, LONGEST_LINE)
  for (const cells of reader.read(text)) yield [reader.line, cells]
  for (const cells of reader.end()) yield [reader.line, cells]
}

function headingOf(cells: readonly string[]): Heading {
  const columns = cells.map(columnOf)
  return {
    at: new Map(priceColumns.map((column) => [column, columns.indexOf(column)])),
    unread: cells.flatMap((head, index) => (columns[index] || head.trim() === '' ? [] : [head.slice(0, SHOWN)])),
  }
}

/**
 * Reads a price list: CSV with German or English headings, commas, semicolons or tabs, numbers and dates as they are
 * written in both languages. What is not understood is told, line by line, and never guessed.
 *
 * @returns steps, one for each line: a list of a million characters takes a tenth of a second
 * @throws {Error} for a text that is no table: a quote without its end, or a line without one
 */
export function* priceListSteps(text: string): Generator<undefined, ReadPriceList> {
  let heading: Heading | undefined
  const lines: PriceLine[] = []
  const refused: RefusedLine[] = []
  for (const [line, cells] of recordsOf(text)) {
    yield
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!heading) {
      heading = headingOf(cells)
      const missing = missingColumns(heading.at)
      refused.push(...missing.map((column) => ({ line, reason: 'columnMissing' as const, column, value: '' })))
      if (missing.length > 0) break
      continue
    }
    const { at } = heading
    const read = priceIn(line, (column) => plain(cells[at.get(column) ?? -1] ?? ''))
    if (isRefused(read)) refused.push(read)
    else lines.push(read)
  }
  return { lines, refused, unreadColumns: heading?.unread ?? [] }
}
