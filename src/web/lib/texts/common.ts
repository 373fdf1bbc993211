import { catalogue } from '../i18n/catalogue.ts'
import type { de } from './common.de.ts'

export const commonTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./common.de.ts')).de,
  en_GB: async () => (await import('./common.en.ts')).en,
})
