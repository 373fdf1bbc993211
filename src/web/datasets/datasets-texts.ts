import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/datasets.de.ts'

export const datasetTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/datasets.de.ts')).de,
  en_GB: async () => (await import('./texts/datasets.en.ts')).en,
})
