import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what an assessment depends on beside type and layers. */
export const settingsTexts = catalogue(
  () => import('../texts/settings.de.ts'),
  () => import('../texts/settings.en.ts'),
)

/** Texts of fasteners and other corrections of a layer. */
export const correctionTexts = catalogue(
  () => import('../texts/corrections.de.ts'),
  () => import('../texts/corrections.en.ts'),
)

/** Texts of what is built into a layer. */
export const builtInTexts = catalogue(
  () => import('../texts/built-in.de.ts'),
  () => import('../texts/built-in.en.ts'),
)

/** Texts of how long a layer serves, and why. */
export const serviceLifeTexts = catalogue(
  () => import('../texts/service-life.de.ts'),
  () => import('../texts/service-life.en.ts'),
)

/** Texts of framing, own values and dataset of a layer. */
export const layerPanelTexts = catalogue(
  () => import('../texts/layer-panels.de.ts'),
  () => import('../texts/layer-panels.en.ts'),
)
