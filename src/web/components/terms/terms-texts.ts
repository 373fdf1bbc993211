import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** What signs and short words mean. */
export const termTexts = catalogue(
  () => import('./texts/terms.de.ts'),
  () => import('./texts/terms.en.ts'),
)
