import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const aboutTexts = catalogue(
  () => import('./texts/about.de.ts'),
  () => import('./texts/about.en.ts'),
)
