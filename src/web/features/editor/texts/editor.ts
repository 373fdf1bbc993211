import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './editor.de.ts'

/** Texts of the layer editor: header, drawing, table, panels. */
export const editorTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./editor.de.ts')).de,
  en_GB: async () => (await import('./editor.en.ts')).en,
})
