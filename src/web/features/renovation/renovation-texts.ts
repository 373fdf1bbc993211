import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const renovationTexts = catalogue(
  () => import('./texts/renovation.de.ts'),
  () => import('./texts/renovation.en.ts'),
)
