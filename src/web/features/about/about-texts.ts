import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/about.de.ts'

export const aboutTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/about.de.ts')).de,
  en_GB: async () => (await import('./texts/about.en.ts')).en,
})
