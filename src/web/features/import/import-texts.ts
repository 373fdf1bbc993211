import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/import.de.ts'

export const importTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/import.de.ts')).de,
  en_GB: async () => (await import('./texts/import.en.ts')).en,
})
