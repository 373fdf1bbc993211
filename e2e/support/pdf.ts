import { getResolvedPDFJS } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'

const { getDocument, OPS } = await getResolvedPDFJS()

/** A filled shape on a page [pt]; the colour as `#rrggbb`. */
export type PdfBox = { readonly fill: string; readonly width: number; readonly height: number }
export type Pdf = {
  /** Width and height of the pages [pt]. */
  readonly sizes: readonly (readonly [number, number])[]
  readonly text: string
  readonly boxes: readonly PdfBox[]
  readonly title: string
  readonly language: string
}

type State = { readonly scaleX: number; readonly scaleY: number; readonly fill: string }
/** Least and most of x and y. */
type Extent = readonly [number, number, number, number]

const filling = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])

const sizeOf = ({ view }: PDFPageProxy): readonly [number, number] => [view[2] ?? 0, view[3] ?? 0]

/** Boxes around every filled path. Nothing on our pages is turned, so a transformation only scales them. */
async function boxesOf(page: PDFPageProxy): Promise<PdfBox[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const boxes: PdfBox[] = []
  const saved: State[] = []
  let state: State = { scaleX: 1, scaleY: 1, fill: '' }
  const steps: Readonly<Record<number, (operands: readonly unknown[]) => void>> = {
    [OPS.save]: () => saved.push(state),
    [OPS.restore]: () => {
      state = saved.pop() ?? state
    },
    [OPS.transform]: ([x, , , y]) => {
      state = { ...state, scaleX: state.scaleX * Number(x), scaleY: state.scaleY * Number(y) }
    },
    [OPS.setFillRGBColor]: ([fill]) => {
      state = { ...state, fill: String(fill) }
    },
    [OPS.constructPath]: ([paint, , extent]) => {
      if (!filling.has(Number(paint)) || !extent) return
      const [left, bottom, right, top] = extent as Extent
      const width = Math.abs((right - left) * state.scaleX)
      boxes.push({ fill: state.fill, width, height: Math.abs((top - bottom) * state.scaleY) })
    },
  }
  for (const [at, operator] of fnArray.entries()) steps[operator]?.((argsArray[at] as readonly unknown[] | null) ?? [])
  return boxes
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/** Reads what a PDF shows: its pages, its text as a reader would copy it, and the shapes that are filled. */
export async function readPdf(file: Buffer): Promise<Pdf> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const { info } = (await pdf.getMetadata()) as { info: { readonly Title?: string; readonly Language?: string } }
  return {
    sizes: pages.map(sizeOf),
    text: (await Promise.all(pages.map(textOf))).join(' '),
    boxes: (await Promise.all(pages.map(boxesOf))).flat(),
    title: info.Title ?? '',
    language: info.Language ?? '',
  }
}
