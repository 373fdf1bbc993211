import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/account.de.ts'

export const accountTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./texts/account.de.ts')).de,
  en_GB: async () => (await import('./texts/account.en.ts')).en,
})
