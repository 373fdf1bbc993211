import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const reportTexts = catalogue(
  () => import('./texts/report.de.ts'),
  () => import('./texts/report.en.ts'),
)
