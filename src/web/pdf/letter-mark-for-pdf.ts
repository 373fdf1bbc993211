import type { Content } from 'pdfmake'
import type { Letterhead } from '#contract/letterhead.ts'
import { pictureForPdf } from './picture-for-pdf.ts'

/** Room for a logo in the head of a sheet [pt]. */
const ROOM: [number, number] = [130, 26]

/** Whose sheet it is, at the right of its head: name and logo of the office; the app's where neither is set. */
export async function letterMarkForPdf({ office, logo }: Pick<Letterhead, 'office' | 'logo'>): Promise<Content> {
  const name = office === '' && logo === null ? 'Aufbau' : office
  const text: Content = { text: name, bold: true, fontSize: 10, alignment: 'right', margin: [0, 3, 0, 0] }
  if (logo === null) return text
  const picture: Content = { image: await pictureForPdf(logo), fit: ROOM, alignment: 'right' }
  if (name === '') return picture
  return { columns: [text, { stack: [picture], width: 'auto' }], columnGap: 8 }
}
