import { catalogue } from '#web/lib/i18n/catalogue.ts'

export const questionsTexts = catalogue(
  () => import('./texts/questions.de.ts'),
  () => import('./texts/questions.en.ts'),
)
