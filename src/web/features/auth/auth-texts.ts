import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const authTexts = catalogue(
  () => import('./texts/auth.de.ts'),
  () => import('./texts/auth.en.ts'),
)
