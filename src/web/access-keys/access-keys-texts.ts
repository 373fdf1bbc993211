import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const accessKeyTexts = catalogue(
  () => import('./texts/access-keys.de.ts'),
  () => import('./texts/access-keys.en.ts'),
)
