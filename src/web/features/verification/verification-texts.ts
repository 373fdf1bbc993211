import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const verificationTexts = catalogue(
  () => import('./texts/verification.de.ts'),
  () => import('./texts/verification.en.ts'),
)
