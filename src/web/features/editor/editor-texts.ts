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

/** Texts of how a figure came about. */
export const explanationTexts = catalogue(
  () => import('./texts/explanation.de.ts'),
  () => import('./texts/explanation.en.ts'),
)

/** Texts of what an assessment depends on beside type and layers. */
export const settingsTexts = catalogue(
  () => import('./texts/settings.de.ts'),
  () => import('./texts/settings.en.ts'),
)

/** Texts of fasteners and other corrections of a layer. */
export const correctionTexts = catalogue(
  () => import('./texts/corrections.de.ts'),
  () => import('./texts/corrections.en.ts'),
)

/** Texts of what is built into a layer. */
export const builtInTexts = catalogue(
  () => import('./texts/built-in.de.ts'),
  () => import('./texts/built-in.en.ts'),
)

/** Texts of how long a layer serves, and why. */
export const serviceLifeTexts = catalogue(
  () => import('./texts/service-life.de.ts'),
  () => import('./texts/service-life.en.ts'),
)

export const driftTexts = catalogue(
  () => import('./panels/drift/texts/drift.de.ts'),
  () => import('./panels/drift/texts/drift.en.ts'),
)
