import type { Content, TableCell } from 'pdfmake'
import { GREY, INK, type PdfRun } from './write-pdf.ts'

/** Of what misses a limit, and of what keeps it. */
export const BAD = '#b3261e'
export const GOOD = '#1c6b43'

/** Cells of figures, at the right. */
export const cellsOf = (texts: readonly (string | PdfRun)[], bold = false): TableCell[] =>
  texts.map((text) => ({
    ...(typeof text === 'string' ? { text } : text),
    alignment: 'right',
    bold,
    noWrap: true,
  }))

/** The title block: every field in a box of its own. */
export const stampTable = (fields: readonly (readonly [name: string, value: string])[]): Content => ({
  table: {
    widths: ['*', ...fields.slice(1).map(() => 'auto' as const)],
    body: [
      fields.map(
        ([name, value]): TableCell => ({
          stack: [
            { text: name, fontSize: 6.5, color: GREY },
            { text: value, fontSize: 8 },
          ],
        }),
      ),
    ],
  },
  layout: {
    hLineWidth: () => 1,
    vLineWidth: () => 0.75,
    hLineColor: () => INK,
    vLineColor: () => INK,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
})
