import type { Content, TableCell } from 'pdfmake'
import { GREY, HAIR, INK, type PdfRun } from '#web/pdf/write-pdf.ts'
import type { Fact, Run } from '../key-figures.ts'

/** Of what misses a limit. */
export const BAD = '#b3261e'

/** A run of text in the PDF's own words. */
function pdfRun(run: Run): PdfRun {
  if (typeof run === 'string') return { text: run }
  if (run.as === 'italic') return { text: run.text, italics: true }
  return run.as === 'sub' ? { text: run.text, sub: true } : { text: run.text, color: GREY }
}

/** Text with its italics, low letters and grey units. */
export const pdfRuns = (runs: readonly Run[]): PdfRun[] => runs.map(pdfRun)

/** Cells of figures, at the right. */
export const cellsOf = (texts: readonly (string | PdfRun)[], bold = false): TableCell[] =>
  texts.map((text) =>
    typeof text === 'string' ? { text, alignment: 'right', bold } : { ...text, alignment: 'right', bold },
  )

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
