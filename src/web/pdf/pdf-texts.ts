import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** A page that has the button awaits them where it loads. */
export const pdfTexts = catalogue(
  () => import('./texts/pdf.de.ts'),
  () => import('./texts/pdf.en.ts'),
)
