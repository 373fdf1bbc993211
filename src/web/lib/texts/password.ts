import { catalogue } from '../i18n/catalogue.ts'
import type { de } from './password.de.ts'

export const passwordTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./password.de.ts')).de,
  en_GB: async () => (await import('./password.en.ts')).en,
})
