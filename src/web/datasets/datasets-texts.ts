import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const datasetTexts = catalogue(
  () => import('./texts/datasets.de.ts'),
  () => import('./texts/datasets.en.ts'),
)
