import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the layer editor: header, drawing, table, panels. */
export const editorTexts = catalogue(
  () => import('./texts/editor.de.ts'),
  () => import('./texts/editor.en.ts'),
)

/** Texts of what is read off the section, and what it is coloured by. */
export const sectionTexts = catalogue(
  () => import('./texts/section.de.ts'),
  () => import('./texts/section.en.ts'),
)

/** Texts of the figures beside the layer table. */
export const kpiTexts = catalogue(
  () => import('./texts/kpi.de.ts'),
  () => import('./texts/kpi.en.ts'),
)

/** Texts that explain a figure where it stands. */
export const atHandTexts = catalogue(
  () => import('./texts/at-hand.de.ts'),
  () => import('./texts/at-hand.en.ts'),
)
