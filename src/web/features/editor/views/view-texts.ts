import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** What the views of a construction beside its layers are called. */
export const viewTexts = catalogue(
  () => import('./texts/views.de.ts'),
  () => import('./texts/views.en.ts'),
)
