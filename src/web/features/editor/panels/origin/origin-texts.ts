import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what a construction was made from. */
export const originTexts = catalogue(
  () => import('./texts/origin.de.ts'),
  () => import('./texts/origin.en.ts'),
)
