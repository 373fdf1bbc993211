import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const officesTexts = catalogue(
  () => import('./texts/offices.de.ts'),
  () => import('./texts/offices.en.ts'),
)
