import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const projectReportTexts = catalogue(
  () => import('./texts/project-report.de.ts'),
  () => import('./texts/project-report.en.ts'),
)
