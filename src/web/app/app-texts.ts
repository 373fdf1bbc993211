import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const commandTexts = catalogue(
  () => import('./texts/commands.de.ts'),
  () => import('./texts/commands.en.ts'),
)

export const shellTexts = catalogue(
  () => import('./texts/shell.de.ts'),
  () => import('./texts/shell.en.ts'),
)
