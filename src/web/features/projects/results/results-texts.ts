import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const resultsTexts = catalogue(
  () => import('./texts/results.de.ts'),
  () => import('./texts/results.en.ts'),
)
