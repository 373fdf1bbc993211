import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Words for what was done in an office. */
export const activityTexts = catalogue(
  () => import('./texts/activity.de.ts'),
  () => import('./texts/activity.en.ts'),
)
