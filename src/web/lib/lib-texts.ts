import { catalogue } from './i18n/catalogue.ts'

export const commonTexts = catalogue(
  () => import('./texts/common.de.ts'),
  () => import('./texts/common.en.ts'),
)

export const passwordTexts = catalogue(
  () => import('./texts/password.de.ts'),
  () => import('./texts/password.en.ts'),
)
