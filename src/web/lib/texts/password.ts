import { catalogue } from '../i18n/catalogue.ts'

export const passwordTexts = catalogue(
  () => import('./password.de.ts'),
  () => import('./password.en.ts'),
)
