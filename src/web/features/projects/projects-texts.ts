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

/** Texts of what is asked for in dialogs of a project: its details, its states, its opening types. */
export const detailTexts = catalogue(
  () => import('./texts/details.de.ts'),
  () => import('./texts/details.en.ts'),
)

/** Texts of a table that is pasted. */
export const pasteTexts = catalogue(
  () => import('./paste/texts/paste.de.ts'),
  () => import('./paste/texts/paste.en.ts'),
)
