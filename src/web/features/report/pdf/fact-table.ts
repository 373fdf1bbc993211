import type { Content, TableCell } from 'pdfmake'
import { BAD } from '#web/pdf/pdf-tables.ts'
import { GREY, HAIR, type PdfRun } from '#web/pdf/write-pdf.ts'
import type { Fact, Run } from '../key-figures.ts'

/** A run of text in the PDF's own words. */
function pdfRun(run: Run): PdfRun {
  if (typeof run === 'string') return { text: run }
  if (run.as === 'italic') return { text: run.text, italics: true }
  return run.as === 'sub' ? { text: run.text, sub: true } : { text: run.text, color: GREY }
}

/** Text with its italics, low letters and grey units. */
export const pdfRuns = (runs: readonly Run[]): PdfRun[] => runs.map(pdfRun)

/** Figures with name and unit, one a line. */
export const factTable = (facts: readonly Fact[]): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: facts.map(({ name, value, unit, missed }): TableCell[] => [
      { text: pdfRuns(name), color: GREY },
      {
        ...(missed && { color: BAD }),
        text: [value, { text: unit === '' ? '' : `\u00a0${unit}`, color: GREY }],
        alignment: 'right',
        noWrap: true,
      },
    ]),
  },
  layout: {
    hLineWidth: (row) => (row === 0 ? 0 : 0.5),
    hLineColor: () => HAIR,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 1,
    paddingBottom: () => 1,
  },
})
