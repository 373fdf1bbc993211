import { catalogue } from '../i18n/catalogue.ts'

export const commonTexts = catalogue(
  () => import('./common.de.ts'),
  () => import('./common.en.ts'),
)
