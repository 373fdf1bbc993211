import type { Content, Table, TableCell } from 'pdfmake'
import { drawingForPdf } from './drawing-for-pdf.ts'
import { lined } from './lined-table.ts'
import { GREY, type PdfRun } from './write-pdf.ts'

type Set = Pick<Extract<PdfRun, object>, 'bold' | 'italics' | 'sub' | 'color'>

const setBy: Readonly<Record<string, Set>> = { B: { bold: true }, I: { italics: true }, SUB: { sub: true } }
const GREY_CLASSES = ['unit', 'dim', 'u'] as const

/**
 * What an element says, as it is set on screen: bold, italics, low letters, grey; without what is for screen readers alone.
 *
 * @param voiced - true: with what is for screen readers, where a sign says the same on screen
 */
export function runsOf(element: Element, voiced = false, set: Set = {}): PdfRun[] {
  return [...element.childNodes].flatMap((node): PdfRun[] => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ')
      return text === '' ? [] : [{ text, ...set }]
    }
    if (!(node instanceof Element) || node.tagName.toLowerCase() === 'svg') return []
    if (node.classList.contains('sr') && !voiced) return []
    const isGrey = GREY_CLASSES.some((name) => node.classList.contains(name))
    return runsOf(node, voiced, { ...set, ...setBy[node.tagName], ...(isGrey && { color: GREY }) })
  })
}

function cellOf(cell: HTMLTableCellElement): TableCell {
  const svg = cell.querySelector('svg')
  const runs = runsOf(cell)
  if (svg && runs.length === 0) {
    const { svg: drawing, width } = drawingForPdf(svg)
    return { svg: drawing, width }
  }
  return {
    text: runs,
    colSpan: cell.colSpan,
    alignment: cell.classList.contains('num') ? 'right' : 'left',
    // a range of modules is no place to break
    ...(cell.classList.contains('num') && !/\s/.test(cell.textContent) && { noWrap: true }),
    ...(cell.classList.contains('dim') && { color: GREY }),
  }
}

/**
 * A table on screen as one of a PDF, in the same words and figures.
 *
 * @param widest - the column that takes what the others leave, from 0
 */
export function tableForPdf(table: HTMLTableElement, widest = 0): Content {
  const body: Table['body'] = [...table.querySelectorAll('tr')].map((row) =>
    [...row.cells].flatMap((cell) => [cellOf(cell), ...Array.from({ length: cell.colSpan - 1 }, () => '')]),
  )
  const columns = Math.max(0, ...body.map(({ length }) => length))
  const widths = Array.from({ length: columns }, (_, column) => (column === widest ? '*' : 'auto'))
  return lined({ widths, body }, false, 7)
}
