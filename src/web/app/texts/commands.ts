import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const commandTexts = catalogue(
  () => import('./commands.de.ts'),
  () => import('./commands.en.ts'),
)
