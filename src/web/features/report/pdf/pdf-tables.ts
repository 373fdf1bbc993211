import type { Content, Table, TableCell } from 'pdfmake'
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

/** A table with a line under its head and hairs between its rows; over its last row where that is a sum. */
export function lined(table: Table, summed: boolean): Content {
  const last = table.body.length - 1
  return {
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, ...table },
    layout: {
      hLineWidth: (row) => (row <= 1 || (summed && row === last) ? 0.75 : 0.5),
      hLineColor: (row) => (row <= 1 || (summed && row === last) ? INK : HAIR),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 4),
      paddingRight: () => 0,
      paddingTop: () => 1.4,
      paddingBottom: () => 1,
    },
  }
}

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
