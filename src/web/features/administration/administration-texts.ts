import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const administrationTexts = catalogue(
  () => import('./texts/administration.de.ts'),
  () => import('./texts/administration.en.ts'),
)

export const dataTexts = catalogue(
  () => import('./texts/data.de.ts'),
  () => import('./texts/data.en.ts'),
)
