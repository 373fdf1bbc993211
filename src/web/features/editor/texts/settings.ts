import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what an assessment depends on beside type and layers. */
export const settingsTexts = catalogue(
  () => import('./settings.de.ts'),
  () => import('./settings.en.ts'),
)
