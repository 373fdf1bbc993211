import type { Content, createPdf } from 'pdfmake'
import italics from 'pdfmake/fonts/Roboto/Roboto-Italic.ttf?url'
import bold from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import boldItalics from 'pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf?url'
import normal from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { printable } from './drawing-for-pdf.ts'

/** A document as it is handed to the writer. */
export type PdfDocument = Parameters<typeof createPdf>[0]
/** A text of a document with how it is set. */
export type PdfRun = Extract<Content, { text: unknown }>

/** Everything a document says, in a size of text; 1 is the usual one. */
export type Composed = (size: number) => PdfDocument

const absolute = (address: string) => new URL(address, window.location.href).href

async function writer() {
  const { default: pdfMake } = await import('pdfmake/build/pdfmake.js')
  pdfMake.setFonts({
    Roboto: {
      normal: absolute(normal),
      bold: absolute(bold),
      italics: absolute(italics),
      bolditalics: absolute(boldItalics),
    },
  })
  return pdfMake
}

/** Replaces what the font has not, in all texts below a node of the document. */
function withPrintable<T>(node: T): T {
  if (typeof node === 'string') return printable(node) as T
  if (Array.isArray(node)) return node.map(withPrintable) as T
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withPrintable(value)])) as T
}

/** Text and sizes that all documents share. */
export const pdfText = { font: 'Roboto', fontSize: 8, lineHeight: 1.1, color: '#14191b' } as const
export const GREY = '#475155'
export const HAIR = '#dde1e2'
export const INK = '#14191b'

/**
 * Writes a PDF in the browser, its letters embedded from our own origin, in the largest of the sizes of text in which it
 * needs no more than `sheets` sheets; in the usual size where none of them is enough.
 */
export async function writePdf(compose: Composed, sizes: readonly number[], sheets: number): Promise<Blob> {
  const pdfMake = await writer()
  const write = async (size: number) => {
    let count = 0
    const { footer, ...document } = compose(size)
    const blob = await pdfMake
      .createPdf({
        ...withPrintable(document),
        footer: (page, pages, pageSize): Content => {
          count = pages
          const foot = typeof footer === 'function' ? footer(page, pages, pageSize) : footer
          return withPrintable(foot ?? '')
        },
      })
      .getBlob()
    return { blob, count }
  }
  for (const size of sizes) {
    const { blob, count } = await write(size)
    if (count <= sheets) return blob
  }
  return (await write(sizes[0] ?? 1)).blob
}
