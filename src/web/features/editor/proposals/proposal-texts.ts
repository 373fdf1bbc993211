import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the proposals. */
export const proposalTexts = catalogue(
  () => import('./texts/proposals.de.ts'),
  () => import('./texts/proposals.en.ts'),
)
