import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what the figures depend on. */
export const influenceTexts = catalogue(
  () => import('./texts/influence.de.ts'),
  () => import('./texts/influence.en.ts'),
)
