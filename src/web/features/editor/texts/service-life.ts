import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what an assessment depends on beside type and layers. */
export const serviceLifeTexts = catalogue(
  () => import('./service-life.de.ts'),
  () => import('./service-life.en.ts'),
)
