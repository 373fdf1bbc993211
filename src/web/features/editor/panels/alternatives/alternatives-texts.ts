import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of materials that could stand in the place of one, with less GWP. */
export const alternativesTexts = catalogue(
  () => import('./texts/alternatives.de.ts'),
  () => import('./texts/alternatives.en.ts'),
)
