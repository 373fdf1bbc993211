import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the layer editor: header, drawing, table, panels. */
export const editorTexts = catalogue(
  () => import('./editor.de.ts'),
  () => import('./editor.en.ts'),
)
