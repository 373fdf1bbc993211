import type { Content, Table } from 'pdfmake'
import { HAIR, INK } from './write-pdf.ts'

/**
 * A table with a line under its head and hairs between its rows; over its last row where that is a sum. No row is cut, and
 * where it goes on on another sheet it has its head there.
 *
 * @param gap - before each column but the first [pt]
 */
export function lined(table: Table, summed = false, gap = 4): Content {
  const last = table.body.length - 1
  return {
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, ...table },
    layout: {
      hLineWidth: (row) => (row <= 1 || (summed && row === last) ? 0.75 : 0.5),
      hLineColor: (row) => (row <= 1 || (summed && row === last) ? INK : HAIR),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : gap),
      paddingRight: () => 0,
      paddingTop: () => 1.4,
      paddingBottom: () => 1,
    },
  }
}
