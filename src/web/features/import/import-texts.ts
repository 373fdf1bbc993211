import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const importTexts = catalogue(
  () => import('./texts/import.de.ts'),
  () => import('./texts/import.en.ts'),
)
