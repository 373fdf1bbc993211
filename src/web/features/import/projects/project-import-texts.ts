import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of a project from a file. */
export const projectImportTexts = catalogue(
  () => import('./texts/project-import.de.ts'),
  () => import('./texts/project-import.en.ts'),
)
