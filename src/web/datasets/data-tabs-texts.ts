import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const dataTabTexts = catalogue(
  () => import('./texts/data-tabs.de.ts'),
  () => import('./texts/data-tabs.en.ts'),
)
