import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/administration.de.ts'

export const administrationTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/administration.de.ts')).de,
  en_GB: async () => (await import('./texts/administration.en.ts')).en,
})
