import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what a construction takes of the budget of buildings. */
export const buildingTexts = catalogue(
  () => import('./texts/building.de.ts'),
  () => import('./texts/building.en.ts'),
)
