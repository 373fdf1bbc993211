import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './commands.de.ts'

export const commandTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./commands.de.ts')).de,
  en_GB: async () => (await import('./commands.en.ts')).en,
})
