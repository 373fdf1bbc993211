import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const compareTexts = catalogue(
  () => import('./texts/compare.de.ts'),
  () => import('./texts/compare.en.ts'),
)
