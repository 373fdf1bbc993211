import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const libraryTexts = catalogue(
  () => import('./texts/library.de.ts'),
  () => import('./texts/library.en.ts'),
)
