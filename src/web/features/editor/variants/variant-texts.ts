import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the variants of a construction. */
export const variantTexts = catalogue(
  () => import('./texts/variants.de.ts'),
  () => import('./texts/variants.en.ts'),
)
