import type { Content, TableCell } from 'pdfmake'
import type { PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import { lined } from '#web/pdf/lined-table.ts'
import { BAD, GOOD } from '#web/pdf/pdf-tables.ts'
import { GREY } from '#web/pdf/write-pdf.ts'
import { type Block, type Cell, type Column, type Standing, staysWithNext, type TableBlock } from '../blocks.ts'

/** What blocks need beside themselves: their drawings by name, and words for verdicts. */
export type PdfParts = {
  readonly drawings: ReadonlyMap<string, PdfDrawing>
  readonly standing: (standing: Standing) => string
}

const SMALL = 6.5
/** Between a text and what stands above it [pt]. */
const ABOVE = 8

const heading = (title: string | undefined): Content[] =>
  title === undefined ? [] : [{ text: title, bold: true, margin: [0, 0, 0, 2] }]

function cellOf(cell: Cell, column: Column | undefined, isSum: boolean, { drawings }: PdfParts): TableCell {
  if (typeof cell !== 'string') {
    const drawing = drawings.get(cell.drawing)
    return drawing ? { svg: drawing.svg, width: drawing.width } : ''
  }
  return {
    text: cell,
    bold: isSum,
    ...(column?.right && { alignment: 'right', noWrap: true }),
  }
}

function tableContent({ title, columns, rows, sums = 0, small }: TableBlock, parts: PdfParts): Content[] {
  const head = columns.map(
    ({ head: text, right }): TableCell => ({ text, color: GREY, ...(right && { alignment: 'right', noWrap: true }) }),
  )
  const body = rows.map((cells, index) =>
    cells.map((cell, at) => cellOf(cell, columns[at], index >= rows.length - sums, parts)),
  )
  const table: Content = lined(
    { widths: columns.map(({ grows }) => (grows ? '*' : 'auto')), body: [head, ...body] },
    sums > 0,
  )
  return [...heading(title), small ? { stack: [table], fontSize: SMALL } : table]
}

const colours = { met: GOOD, missed: BAD, undecided: GREY } as const

function factContent(facts: Extract<Block, { kind: 'facts' }>['facts']): Content {
  return lined(
    {
      headerRows: 0,
      keepWithHeaderRows: 0,
      widths: ['*', 'auto'],
      body: facts.map(([name, value]): TableCell[] => [
        { text: name, color: GREY },
        { text: value, alignment: 'right' },
      ]),
    },
    false,
  )
}

function inner(block: Block, parts: PdfParts): Content[] {
  switch (block.kind) {
    case 'table':
      return tableContent(block, parts)
    case 'figure':
      return [
        { text: block.name, color: GREY },
        {
          text: [
            { text: block.value, fontSize: 28 },
            { text: ` ${block.unit}`, fontSize: 9, color: GREY },
          ],
          lineHeight: 1,
        },
      ]
    case 'facts':
      return [...heading(block.title), factContent(block.facts)]
    case 'notes':
      return [
        ...heading(block.title),
        ...block.lines.map((text): Content => ({ text, ...(block.small && { fontSize: SMALL, color: GREY }) })),
      ]
    case 'verdicts':
      return block.lines.length === 0
        ? []
        : [
            ...heading(block.title),
            ...block.lines.map(
              ({ standing, title, text }): Content => ({
                text: [
                  { text: `${title}: `, bold: true },
                  { text: `${text}, `, color: GREY },
                  { text: parts.standing(standing), color: colours[standing] },
                ],
              }),
            ),
          ]
    case 'drawing': {
      const drawing = parts.drawings.get(block.drawing)
      return drawing ? [...heading(block.title), { svg: drawing.svg, width: drawing.width }] : []
    }
    case 'beside':
      return [
        {
          columns: [
            { stack: block.left.flatMap((one) => blockContent(one, parts)), width: 288 },
            { stack: block.right.flatMap((one) => blockContent(one, parts)), width: '*' },
          ],
          columnGap: 24,
        },
      ]
  }
}

/** Lines of a table that are kept together with what is above it; longer ones may be divided. */
const MOST_TOGETHER = 20

/** The blocks of the report in the words of the PDF writer; what stays with the next is not parted from it. */
export function blocksContent(blocks: readonly Block[], parts: PdfParts): Content[] {
  const content: Content[] = []
  let waiting: Content[] = []
  for (const block of blocks) {
    const own = blockContent(block, parts)
    if (staysWithNext(block)) waiting.push(...own)
    else if (waiting.length === 0) content.push(...own)
    else {
      const unbreakable = block.kind !== 'table' || block.rows.length <= MOST_TOGETHER
      content.push({ stack: [...waiting, ...own], unbreakable })
      waiting = []
    }
  }
  return [...content, ...waiting]
}

/** A block of the report in the words of the PDF writer. */
function blockContent(block: Block, parts: PdfParts): Content[] {
  const stack = inner(block, parts)
  if (stack.length === 0) return []
  const isWhole = block.kind !== 'table' && block.kind !== 'notes'
  return [{ stack, margin: [0, ABOVE, 0, 0], unbreakable: isWhole }]
}
