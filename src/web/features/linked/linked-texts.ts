import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const linkedTexts = catalogue(
  () => import('./texts/linked.de.ts'),
  () => import('./texts/linked.en.ts'),
)
