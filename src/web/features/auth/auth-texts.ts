import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/auth.de.ts'

export const authTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/auth.de.ts')).de,
  en_GB: async () => (await import('./texts/auth.en.ts')).en,
})
