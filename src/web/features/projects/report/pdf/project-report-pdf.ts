import type { Content } from 'pdfmake'
import type { Letterhead } from '#contract/letterhead.ts'
import { download } from '#web/lib/download.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { drawingForPdf, type PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import { letterMarkForPdf } from '#web/pdf/letter-mark-for-pdf.ts'
import { stampTable } from '#web/pdf/pdf-tables.ts'
import { type Verifiable, verificationMark, withCode } from '#web/pdf/verification-mark.ts'
import { GREY, INK, type PdfDocument, pdfText, writePdf } from '#web/pdf/write-pdf.ts'
import type { Block } from '../blocks.ts'
import type { ReportSource } from '../report-source.ts'
import { stampOf, titleOf } from '../stamp.ts'
import { blocksContent } from './block-content.ts'

type Made = {
  readonly source: ReportSource
  readonly letterhead: Letterhead
  readonly blocks: readonly Block[]
  /** The sheets on screen, whose drawings are taken over. */
  readonly sheets: HTMLElement
  /** By what its figures are verified. */
  readonly verifiable: Verifiable
}

const MARGINS = { left: 48, top: 66, right: 31, bottom: 76 } as const
const PAPER_WIDTH = 595.28

/** Each drawing of the sheets by its name, once. */
function drawingsOf(sheets: HTMLElement): ReadonlyMap<string, PdfDrawing> {
  const drawings = new Map<string, PdfDrawing>()
  for (const place of sheets.querySelectorAll<HTMLElement>('[data-report-drawing]')) {
    const name = place.dataset['reportDrawing'] ?? ''
    const svg = place.querySelector<SVGSVGElement>('svg')
    if (svg && !drawings.has(name)) drawings.set(name, drawingForPdf(svg))
  }
  return drawings
}

function headOf(kicker: string, title: string, mark: Content): Content {
  const line = { x1: 0, y1: 3, x2: PAPER_WIDTH - MARGINS.left - MARGINS.right, y2: 3 }
  return {
    margin: [MARGINS.left, 28, MARGINS.right, 0],
    stack: [
      { text: kicker, color: GREY, fontSize: 8.5 },
      {
        columns: [
          { text: title, bold: true, fontSize: 13, width: '*' },
          { stack: [mark], width: 200 },
        ],
      },
      { canvas: [{ type: 'line', ...line, lineWidth: 1.5, lineColor: INK }] },
    ],
  }
}

/** Saves the report as PDF: the same content as on screen, its drawings as vectors, sections in their true size. */
export async function makeProjectReportPdf({ source, letterhead, blocks, sheets, verifiable }: Made): Promise<void> {
  const { t, results, formats } = source.words
  const mark = await letterMarkForPdf(letterhead)
  const verification = await verificationMark(verifiable, formats.locale)
  const parts = {
    drawings: drawingsOf(sheets),
    standing: (standing: 'met' | 'missed' | 'undecided') => results(standing),
  }
  const title = titleOf(source)
  const today = new Date().toISOString()
  const compose = (): PdfDocument => ({
    pageSize: 'A4',
    pageMargins: [MARGINS.left, MARGINS.top, MARGINS.right, MARGINS.bottom],
    version: '1.7',
    language: languageTag(formats.locale),
    displayTitle: true,
    info: withCode(
      { title: t('label', { name: title }), author: letterhead.author, subject: t('kicker'), creator: 'Aufbau' },
      verifiable,
    ),
    defaultStyle: pdfText,
    header: headOf(t('kicker'), title, mark),
    footer: (page, pages) => ({
      margin: [MARGINS.left, 14, MARGINS.right, 0],
      stack: [
        stampTable(stampOf(source, letterhead, today, `${page} / ${pages}`)),
        {
          text: t('made', { address: window.location.origin + window.location.pathname }),
          fontSize: 6.5,
          color: GREY,
          margin: [0, 3, 0, 0],
        },
      ],
    }),
    content: [...blocksContent(blocks, parts), verification],
  })
  const blob = await writePdf(compose, [1], Number.POSITIVE_INFINITY)
  download(`${t('fileName')} ${title}.pdf`, blob)
}
