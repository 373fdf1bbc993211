import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of two versions side by side. */
export const conflictTexts = catalogue(
  () => import('../texts/conflict.de.ts'),
  () => import('../texts/conflict.en.ts'),
)
