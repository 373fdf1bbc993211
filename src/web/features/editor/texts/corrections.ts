import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of fasteners and other corrections of a layer. */
export const correctionTexts = catalogue(
  () => import('./corrections.de.ts'),
  () => import('./corrections.en.ts'),
)
