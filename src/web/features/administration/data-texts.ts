import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/data.de.ts'

export const dataTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/data.de.ts')).de,
  en_GB: async () => (await import('./texts/data.en.ts')).en,
})
