import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the search for a material. */
export const searchTexts = catalogue(
  () => import('../texts/material-search.de.ts'),
  () => import('../texts/material-search.en.ts'),
)
