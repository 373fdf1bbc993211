import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the page of a link to a project. */
export const linkedProjectTexts = catalogue(
  () => import('./texts/linked-project.de.ts'),
  () => import('./texts/linked-project.en.ts'),
)
