import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/report.de.ts'

export const reportTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/report.de.ts')).de,
  en_GB: async () => (await import('./texts/report.en.ts')).en,
})
