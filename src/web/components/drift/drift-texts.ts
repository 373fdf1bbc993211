import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what newer data would change. */
export const driftTexts = catalogue(
  () => import('./texts/drift.de.ts'),
  () => import('./texts/drift.en.ts'),
)
