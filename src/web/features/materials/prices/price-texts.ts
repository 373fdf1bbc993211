import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const priceTexts = catalogue(
  () => import('./texts/prices.de.ts'),
  () => import('./texts/prices.en.ts'),
)
