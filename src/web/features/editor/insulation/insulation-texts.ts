import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the insulation curve. */
export const insulationTexts = catalogue(
  () => import('./texts/insulation.de.ts'),
  () => import('./texts/insulation.en.ts'),
)
