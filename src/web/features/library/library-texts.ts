import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/library.de.ts'

export const libraryTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/library.de.ts')).de,
  en_GB: async () => (await import('./texts/library.en.ts')).en,
})
