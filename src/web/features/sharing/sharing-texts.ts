import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const sharingTexts = catalogue(
  () => import('./texts/sharing.de.ts'),
  () => import('./texts/sharing.en.ts'),
)
