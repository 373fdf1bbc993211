import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/materials.de.ts'

export const materialsTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/materials.de.ts')).de,
  en_GB: async () => (await import('./texts/materials.en.ts')).en,
})
