import type { Content } from 'pdfmake'
import type { Locale } from '#vocabulary/constructions.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { pdfTexts } from './pdf-texts.ts'
import { GREY, type PdfDocument } from './write-pdf.ts'

/** By what anyone verifies a report. */
export type Verifiable = { readonly code: string; readonly url: string; readonly fingerprint: string }

/** Edge of the QR code [pt]: 17 mm, modules of half a millimetre. */
const QR_EDGE = 48

/** QR code, code and address by which a report is verified, as they close it. */
export async function verificationMark({ code, url, fingerprint }: Verifiable, locale: Locale): Promise<Content> {
  const t = textsOf(await pdfTexts.load(locale), locale)
  return {
    unbreakable: true,
    margin: [0, 8, 0, 0],
    columnGap: 10,
    columns: [
      { qr: url, fit: QR_EDGE, eccLevel: 'M', width: 'auto' },
      {
        width: '*',
        fontSize: 6.5,
        stack: [
          { text: [`${t('code')} `, { text: code, bold: true, fontSize: 8 }] },
          { text: `${t('verify')} ${url}`, link: url },
          { text: `SHA-256 ${fingerprint}`, color: GREY },
        ],
      },
    ],
  }
}

/** What a file says of itself with its code, so that the page that verifies it reads it from the file. */
export function withCode(info: PdfDocument['info'], { code }: Pick<Verifiable, 'code'>): PdfDocument['info'] {
  const own: Readonly<Record<string, string>> = { VerificationCode: code }
  return { ...info, ...own }
}
