import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the standard of an office. */
export const officeStandardTexts = catalogue(
  () => import('./texts/office-standard.de.ts'),
  () => import('./texts/office-standard.en.ts'),
)
