import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/comparison.de.ts'

export const comparisonTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/comparison.de.ts')).de,
  en_GB: async () => (await import('./texts/comparison.en.ts')).en,
})
