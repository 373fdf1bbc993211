import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const secondFactorTexts = catalogue(
  () => import('./texts/second-factor.de.ts'),
  () => import('./texts/second-factor.en.ts'),
)
