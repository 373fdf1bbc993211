import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const materialsTexts = catalogue(
  () => import('./texts/materials.de.ts'),
  () => import('./texts/materials.en.ts'),
)
