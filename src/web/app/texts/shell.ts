import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './shell.de.ts'

export const shellTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./shell.de.ts')).de,
  en_GB: async () => (await import('./shell.en.ts')).en,
})
