import type { Content } from 'pdfmake'
import { download } from '#web/lib/download.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { drawingForPdf, type PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import { letterMarkForPdf } from '#web/pdf/letter-mark-for-pdf.ts'
import { sheetFrame } from '#web/pdf/sheet-frame.ts'
import { verificationMark, withCode } from '#web/pdf/verification-mark.ts'
import { GREY, type PdfDocument, pdfText, writePdf } from '#web/pdf/write-pdf.ts'
import { type ComparisonSource, comparisonTable } from './comparison-pdf-table.ts'

type DrawnChart = { readonly title: string; readonly drawing: PdfDrawing }

const MARGIN = 34
const sizes = [1, 0.92, 0.85, 0.78] as const

/** Datasets behind the life cycles, each once with the constructions that use it. */
function sources({ view, t }: ComparisonSource, size: number): Content[] {
  const lifeCycle = view.columns[0]?.item.kpis.lifeCycle
  const used = new Map<string, { name: string; uuid: string; version: string; marks: Set<string> }>()
  for (const { item, mark } of view.columns) {
    for (const { datasets } of item.kpis.layers) {
      for (const { name, uuid, version } of datasets) {
        const known = used.get(`${uuid} ${version}`) ?? { name, uuid, version, marks: new Set<string>() }
        used.set(`${uuid} ${version}`, { ...known, marks: known.marks.add(mark) })
      }
    }
  }
  const release = releaseName(lifeCycle?.release ?? '')
  const lines = [...used.values()].map(
    ({ name, uuid, version, marks }): Content => ({
      text: [
        { text: `${[...marks].join(', ')} `, bold: true },
        `${name} `,
        { text: `${uuid}, ${version}`, color: GREY },
      ],
    }),
  )
  const half = Math.ceil(lines.length / 2)
  return [
    { text: t('pdf.sources', { release, generation: lifeCycle?.generation ?? '' }), bold: true, margin: [0, 8, 0, 2] },
    { columns: [{ stack: lines.slice(0, half) }, { stack: lines.slice(half) }], columnGap: 20, fontSize: 6.5 * size },
    ...view.comparison.warnings.map(({ message }): Content => ({ text: message, fontSize: 6.5 * size, color: GREY })),
  ]
}

const [SHEET_WIDTH, SHEET_HEIGHT] = [842, 595]
const [TOP, BOTTOM] = [56, 34]
/** Room that the title of a chart takes, with the space below it. */
const TITLE = 34

/** The charts on a sheet of their own, two beside each other, the last across both where their number is odd. */
export function chartPages(charts: readonly DrawnChart[]): Content[] {
  const gap = 24
  const whole = SHEET_WIDTH - 2 * MARGIN
  const half = (whole - gap) / 2
  const lines = Math.ceil(charts.length / 2)
  const height = (SHEET_HEIGHT - TOP - BOTTOM) / lines - TITLE
  const block = ({ title, drawing }: DrawnChart, room: number): Content => ({
    unbreakable: true,
    margin: [0, 0, 0, 10],
    stack: [
      { text: title, bold: true, margin: [0, 0, 0, 4] },
      { svg: drawing.svg, width: Math.min(room, drawing.width, (height / drawing.height) * drawing.width) },
    ],
  })
  const rows = Array.from({ length: lines }, (_, index): Content => {
    const [one, other] = charts.slice(index * 2, index * 2 + 2)
    if (!one) return ''
    return other ? { columns: [block(one, half), block(other, half)], columnGap: gap } : block(one, whole)
  })
  return rows.length === 0 ? [] : [{ stack: rows, pageBreak: 'before' }]
}

type Drawn = {
  readonly mark: Content
  readonly sections: readonly PdfDrawing[]
  readonly charts: readonly DrawnChart[]
  readonly verification: Content
}

function documentOf(source: ComparisonSource, drawn: Drawn, size: number): PdfDocument {
  const { view, t, formats, letterhead, verifiable } = source
  const { project } = view.search
  const names = view.columns.map(({ mark }) => mark).join(', ')
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, TOP, MARGIN, BOTTOM],
    version: '1.7',
    language: languageTag(formats.locale),
    displayTitle: true,
    info: withCode(
      {
        title: `${t('title')} ${names}`,
        creator: 'Aufbau',
        ...(letterhead.author && { author: letterhead.author }),
        ...(project !== '' && { subject: project }),
      },
      verifiable,
    ),
    defaultStyle: { ...pdfText, fontSize: 7.5 * size },
    ...sheetFrame({
      title: `${t('title')} ${names}`,
      below: project,
      mark: drawn.mark,
      made: [letterhead.author, formats.date(new Date().toISOString())],
      margin: MARGIN,
    }),
    content: [
      comparisonTable(source, drawn.sections, SHEET_WIDTH - 2 * MARGIN),
      ...sources(source, size),
      drawn.verification,
      ...chartPages(drawn.charts),
    ],
  }
}

/**
 * Saves the comparison as PDF: its table with the sections in one scale and its sources, on one sheet if they can be, and
 * the charts on another.
 */
export async function makeComparisonPdf(source: ComparisonSource): Promise<void> {
  const drawn = {
    mark: await letterMarkForPdf(source.letterhead),
    sections: source.sections.map(drawingForPdf),
    verification: await verificationMark(source.verifiable, source.formats.locale),
    charts: source.charts.map(({ title, svg }) => ({ title, drawing: drawingForPdf(svg) })),
  }
  const blob = await writePdf((size) => documentOf(source, drawn, size), sizes, drawn.charts.length > 0 ? 2 : 1)
  download(`${source.t('title')} ${source.view.columns.map(({ mark }) => mark).join(' ')}.pdf`, blob)
}
