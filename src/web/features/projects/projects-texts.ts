import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the list of projects. */
export const projectsTexts = catalogue(
  () => import('./texts/projects.de.ts'),
  () => import('./texts/projects.en.ts'),
)

/** Texts of one project: its head and its schedules. */
export const projectTexts = catalogue(
  () => import('./texts/project.de.ts'),
  () => import('./texts/project.en.ts'),
)
