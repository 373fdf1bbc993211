import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of how a figure came about. */
export const explanationTexts = catalogue(
  () => import('./explanation.de.ts'),
  () => import('./explanation.en.ts'),
)
