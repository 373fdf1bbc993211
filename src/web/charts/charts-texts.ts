import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/charts.de.ts'

export const chartTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/charts.de.ts')).de,
  en_GB: async () => (await import('./texts/charts.en.ts')).en,
})
