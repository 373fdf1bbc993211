import writeXlsxFile, { type Feature, type Row, type SheetData } from 'write-excel-file/universal'
import type { Locale } from '#vocabulary/constructions.ts'
import { numberIn } from '../tables/sums.ts'
import type { Cell, Table } from '../tables/table.ts'
import { wordsOf } from '../tables/words.ts'
import { qrPng } from './qr-png.ts'

const WIDEST = 60
const NARROWEST = 9
/** Most characters of a sheet's name. */
const NAME_LENGTH = 31

/** Characters that XML cannot hold. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as a sheet holds it: without what XML refuses, and without what would be read as an escape. */
const safe = (text: string) => text.replace(unwritable, '').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Decimals that units of the headings are shown with; a cell keeps the whole number. */
const formats: Readonly<Record<string, string>> = {
  mm: '#,##0.0',
  a: '0',
  'kg/m³': '#,##0',
  'kg/m²': '#,##0.0',
  'kg CO₂e/m²': '#,##0.0',
  'MJ/m²': '#,##0',
  'J/(kg·K)': '#,##0',
  'W/(m·K)': '0.000',
  'm²·K/W': '0.00',
}
const HEAD_COLOUR = '#e9ecec'

/** What is shown; the cell keeps the whole number. */
function formatOf(value: number, heading: string): string {
  const unit = /\[([^\]]*)\]$/.exec(heading)?.[1]
  const usual = unit === undefined || Math.abs(value) < 0.001 ? undefined : formats[unit]
  if (usual !== undefined) return usual
  if (Number.isInteger(value)) return '0'
  return Math.abs(value) < 0.001 || Math.abs(value) >= 1e7 ? '0.000E+00' : '#,##0.000'
}

function written(cell: Cell, heading: string, missing: string): Row[number] {
  // a cell of text is never a formula, whatever it begins with
  if (typeof cell === 'string') return cell === '' ? null : { value: safe(cell), type: String }
  const number = numberIn(cell)
  if (cell === null || number === undefined || !Number.isFinite(number))
    return { value: missing, type: String, textColor: '#767676', fontStyle: 'italic', align: 'right' }
  const format = formatOf(number, heading)
  if (typeof cell === 'number') return { value: cell, type: Number, format }
  return { value: cell.formula, type: 'Formula', format, fontWeight: 'bold', topBorderStyle: 'thin' }
}

/** Figures of the formulas of a table, row by row: readers that do not compute show these. */
const computedIn = ({ rows }: Table): readonly number[] =>
  rows.flatMap((row) =>
    row.flatMap((cell) => (typeof cell === 'object' && cell !== null && Number.isFinite(cell.value) ? cell.value : [])),
  )

/** Writes the figure of each formula beside it, in the order in which they stand in a sheet. */
const withFigures = (tables: readonly Table[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content, _options, { sheetIndex }) => {
          const figures = computedIn(tables[sheetIndex] ?? { name: '', head: [], rows: [] })
          let at = 0
          return content.replace(/<\/f>/g, () => `</f><v>${figures[at++]}</v>`)
        },
      },
    },
  },
})

const widthOf = (table: Table, column: number) => {
  const lengths = table.rows.map((row) => (typeof row[column] === 'string' ? row[column].length : 0))
  const heading = Math.ceil((table.head[column]?.length ?? 0) / 2)
  return Math.min(WIDEST, Math.max(NARROWEST, heading, ...lengths) + 2)
}

const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, NAME_LENGTH)

function dataOf({ head, rows }: Table, missing: string): SheetData {
  const heading = head.map((text) => ({
    value: text,
    type: String,
    fontWeight: 'bold' as const,
    wrap: true,
    backgroundColor: HEAD_COLOUR,
    bottomBorderStyle: 'thin' as const,
    alignVertical: 'bottom' as const,
  }))
  return [heading, ...rows.map((row) => row.map((cell, column) => written(cell, head[column] ?? '', missing)))]
}

/** A QR code below the rows of its table, with a row between. */
function imagesOf({ qrCode, rows }: Table) {
  if (qrCode === undefined) return {}
  const { content, side } = qrPng(qrCode)
  const image = {
    content: new Blob([content], { type: 'image/png' }),
    contentType: 'image/png',
    width: side,
    height: side,
    dpi: 96,
    anchor: { row: rows.length + 3, column: 1 },
    title: qrCode,
    description: qrCode,
  }
  return { images: [image] }
}

/**
 * Tables as an Office Open XML workbook, a sheet each: numbers as numbers with all their digits, text as text, what is
 * missing said, sums as formulas with their figures, QR codes below their rows.
 */
export async function xlsx(tables: readonly Table[], locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const missing = wordsOf(locale).word('notDeclared')
  const sheets = tables.map((table) => ({
    sheet: sheetName(table.name),
    data: dataOf(table, missing),
    columns: table.head.map((_, column) => ({ width: widthOf(table, column) })),
    stickyRowsCount: 1,
    ...imagesOf(table),
  }))
  const blob = await writeXlsxFile(sheets, { features: [withFigures(tables)] }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
