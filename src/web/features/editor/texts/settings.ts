import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './settings.de.ts'

/** Texts of what an assessment depends on beside type and layers. */
export const settingsTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./settings.de.ts')).de,
  en_GB: async () => (await import('./settings.en.ts')).en,
})
