import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { evaluate, withoutDust } from '#web/lib/arithmetic.ts'

export type PastedFraming = { readonly name: string; readonly width: number; readonly spacing: number }
/** A row of pasted text: name as written, lengths in m. */
export type PastedLayer = {
  readonly name: string
  /** As text, in mm where it is a number, where it is no thickness a layer may have; null where nothing is said. */
  readonly thickness: number | string | null
  readonly framing: PastedFraming | null
}

const unitFactors: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 }
const LENGTH = /^([\d.,\s\u00a0\u2009\u202f+*/()-]+?)\s*(mm|cm|m)?$/i
const LETTER = /\p{L}/u
const HEADER_THICKNESS = /^(d|dicke|stärke|schichtdicke|thickness)\b/i
const HEADER_NAME = /^(material|baustoff|schicht|bezeichnung|name|layer)\b/i

/** What a cell such as `12,5`, `12.5 mm`, `20 cm` measures [m]; in `unit` where the cell names none. */
const measured = (cell: string, unit: string): number | undefined => {
  const match = LENGTH.exec(cell.trim())
  const value = match?.[1] === undefined ? undefined : evaluate(match[1])
  return value === undefined
    ? undefined
    : withoutDust(value * (unitFactors[(match?.[2] ?? unit).toLowerCase()] ?? 0.001))
}

const isAllowed = (metres: number) => isWithin(bounds.thickness, metres)

const lengthOf = (cell: string, unit: string): number | undefined => {
  const metres = measured(cell, unit)
  return metres !== undefined && isAllowed(metres) ? metres : undefined
}

const thicknessOf = (cell: string, unit: string): PastedLayer['thickness'] => {
  const metres = measured(cell, unit)
  if (metres === undefined) return cell.trim() || null
  return isAllowed(metres) ? metres : String(withoutDust(metres * 1000))
}

const FRAMING = /^(.*?)\s*@\s*(.*?)\s*(\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*(?:mm)?$/

const framingOf = (name: string, widthText: string, spacingText: string): PastedFraming | null => {
  const [width, spacing] = [lengthOf(widthText, 'mm'), lengthOf(spacingText, 'mm')]
  return width !== undefined && spacing !== undefined && width < spacing ? { name, width, spacing } : null
}

const withFraming = (text: string): { rest: string; framing: PastedFraming | null } => {
  const [, rest, name = '', width = '', spacing = ''] = FRAMING.exec(text) ?? []
  const framing = rest === undefined ? null : framingOf(name, width, spacing)
  return { rest: framing ? (rest ?? '') : text, framing }
}

const NUMBER_FIRST = /^([\d.,]+(?:\s*[-+*/]\s*[\d.,]+)*)\s*(mm|cm|m)?\s+(\S.*)$/i
const NUMBER_LAST = /^(.*?\S)[\s,;]+(\d[\d.,]*)\s*(mm|cm|m)?$/i

type Read = Pick<PastedLayer, 'name' | 'thickness'>

const numberFirst = (text: string): Read | undefined => {
  const [, number, unit = '', name] = NUMBER_FIRST.exec(text) ?? []
  if (number === undefined || name === undefined) return undefined
  return { name: name.trim(), thickness: thicknessOf(`${number} ${unit}`, 'mm') }
}

const numberLast = (text: string): Read | undefined => {
  const [, name, number, unit = ''] = NUMBER_LAST.exec(text) ?? []
  const thickness = number === undefined ? undefined : lengthOf(`${number} ${unit}`, 'mm')
  return name === undefined || thickness === undefined ? undefined : { name: name.trim(), thickness }
}

const nameAlone = (text: string): Read | undefined =>
  LETTER.test(text) ? { name: text.trim(), thickness: null } : undefined

const fromLine = (line: string): PastedLayer | undefined => {
  const { rest, framing } = withFraming(line)
  const read = numberFirst(rest) ?? numberLast(rest) ?? nameAlone(rest)
  return read && { ...read, framing }
}

type Columns = { readonly name: number; readonly thickness: number; readonly unit: string }

const unitOfHeader = (cell: string) => /\b(mm|cm|m)\b/i.exec(cell.replace(/^[^[(]*/, ''))?.[1] ?? 'mm'

const columnsOfHeader = (cells: readonly string[]): Columns | undefined => {
  const name = cells.findIndex((cell) => HEADER_NAME.test(cell.trim()))
  const thickness = cells.findIndex((cell) => HEADER_THICKNESS.test(cell.trim()))
  return name >= 0 && thickness >= 0 ? { name, thickness, unit: unitOfHeader(cells[thickness] ?? '') } : undefined
}

/** Without a header: the first cell with letters that is no length is the name, the first number after it the thickness. */
const columnsOfRow = (cells: readonly string[]): Columns | undefined => {
  const name = cells.findIndex((cell) => LETTER.test(cell) && measured(cell, 'mm') === undefined)
  if (name < 0) return undefined
  const after = cells.findIndex((cell, index) => index > name && measured(cell, 'mm') !== undefined)
  const before = cells.findLastIndex((cell, index) => index < name && measured(cell, 'mm') !== undefined)
  return { name, thickness: after >= 0 ? after : before, unit: 'mm' }
}

/** Framing in a cell of its own: `KVH 60/625`, with or without the `@`. */
const framingBeside = (cells: readonly string[]): PastedFraming | null => {
  const named = cells.filter((cell) => LETTER.test(cell) && cell.includes('/'))
  return (
    named.map((cell) => withFraming(`@${cell.trim().replace(/^@/, '')}`).framing).find((one) => one !== null) ?? null
  )
}

const fromCells = (cells: readonly string[], header: Columns | undefined): PastedLayer | undefined => {
  const columns = header ?? columnsOfRow(cells)
  const text = columns && cells[columns.name]?.trim()
  if (!columns || !text) return undefined
  const own = withFraming(text)
  const framing = own.framing ?? framingBeside(cells.filter((_, index) => index !== columns.name))
  return { name: own.rest, thickness: thicknessOf(cells[columns.thickness] ?? '', columns.unit), framing }
}

/**
 * Layers in pasted text: rows of a spreadsheet (cells divided by tabs, with or without a header), or text such as
 * `12,5 Gipsplatte | 200 Zellulose @ KVH 60/625` (thickness in mm, rows divided by `|` or line ends, `@` names the
 * framing: material, width / spacing).
 *
 * @returns an empty list where nothing in it looks like a layer
 */
export const pastedLayers = (text: string): readonly PastedLayer[] => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (!text.includes('\t')) {
    return lines.flatMap((line) => line.split('|')).flatMap((line) => fromLine(line.trim()) ?? [])
  }
  const rows = lines.map((line) => line.split('\t'))
  const header = rows[0] && columnsOfHeader(rows[0])
  return rows.slice(header ? 1 : 0).flatMap((cells) => fromCells(cells, header) ?? [])
}
