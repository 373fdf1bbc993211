import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of what is built into a layer. */
export const builtInTexts = catalogue(
  () => import('./built-in.de.ts'),
  () => import('./built-in.en.ts'),
)
