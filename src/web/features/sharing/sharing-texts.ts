import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/sharing.de.ts'

export const sharingTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/sharing.de.ts')).de,
  en_GB: async () => (await import('./texts/sharing.en.ts')).en,
})
