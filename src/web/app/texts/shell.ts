import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const shellTexts = catalogue(
  () => import('./shell.de.ts'),
  () => import('./shell.en.ts'),
)
