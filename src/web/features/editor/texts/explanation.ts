import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './explanation.de.ts'

/** Texts of how a figure came about. */
export const explanationTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./explanation.de.ts')).de,
  en_GB: async () => (await import('./explanation.en.ts')).en,
})
