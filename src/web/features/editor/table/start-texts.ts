import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of how a construction begins. */
export const startTexts = catalogue(
  () => import('../texts/start.de.ts'),
  () => import('../texts/start.en.ts'),
)
