import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/drift.de.ts'

export const driftTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/drift.de.ts')).de,
  en_GB: async () => (await import('./texts/drift.en.ts')).en,
})
