import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** A page that lists reports awaits them where it loads. */
export const verifiableTexts = catalogue(
  () => import('./texts/verifiable.de.ts'),
  () => import('./texts/verifiable.en.ts'),
)
