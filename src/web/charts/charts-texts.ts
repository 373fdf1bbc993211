import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const chartTexts = catalogue(
  () => import('./texts/charts.de.ts'),
  () => import('./texts/charts.en.ts'),
)
