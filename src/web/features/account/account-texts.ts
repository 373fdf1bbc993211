import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const accountTexts = catalogue(
  () => import('./texts/account.de.ts'),
  () => import('./texts/account.en.ts'),
)
