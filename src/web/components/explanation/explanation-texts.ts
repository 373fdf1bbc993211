import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of how a figure came about. */
export const explanationTexts = catalogue(
  () => import('./texts/explanation.de.ts'),
  () => import('./texts/explanation.en.ts'),
)
