import type { Content } from 'pdfmake'
import { GREY, type PdfDocument } from './write-pdf.ts'

/** What stands on every sheet. */
export type SheetFrame = {
  readonly title: string
  /** Under the title; nothing where empty. */
  readonly below: string
  /** Whose sheet it is, from `letterMarkForPdf`. */
  readonly mark: Content
  /** Of author and day; empty ones are left out. The address on screen follows them. */
  readonly made: readonly string[]
  /** Left and right [pt]. */
  readonly margin: number
}

/** Head and foot of the sheets: title and office above, who made it when, the address and the number of the sheet below. */
export const sheetFrame = ({ title, below, mark, made, margin }: SheetFrame) =>
  ({
    header: {
      margin: [margin, 24, margin, 0],
      columns: [
        {
          stack: [{ text: title, bold: true, fontSize: 13 }, ...(below === '' ? [] : [{ text: below, fontSize: 8.5 }])],
        },
        { stack: [mark], width: 260 },
      ],
    },
    footer: (page, pages) => ({
      margin: [margin, 8, margin, 0],
      fontSize: 6.5,
      color: GREY,
      columns: [
        { text: [...made, window.location.href].filter((part) => part !== '').join(', '), width: '*' },
        { text: `${page}/${pages}`, width: 'auto' },
      ],
    }),
  }) satisfies Pick<PdfDocument, 'header' | 'footer'>
