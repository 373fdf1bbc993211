import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts around what links show. */
export const linkedFrameTexts = catalogue(
  () => import('./texts/linked-frame.de.ts'),
  () => import('./texts/linked-frame.en.ts'),
)
