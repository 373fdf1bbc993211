import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const comparisonTexts = catalogue(
  () => import('./texts/comparison.de.ts'),
  () => import('./texts/comparison.en.ts'),
)
