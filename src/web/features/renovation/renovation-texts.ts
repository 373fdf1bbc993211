import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/renovation.de.ts'

export const renovationTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/renovation.de.ts')).de,
  en_GB: async () => (await import('./texts/renovation.en.ts')).en,
})
