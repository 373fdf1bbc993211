import type { Construction } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** Name in the locale, where it is translated; else the primary one. */
export const nameIn = (
  { locale, name, translations }: Pick<Construction, 'locale' | 'name' | 'translations'>,
  asked: Locale,
): string => (asked === locale ? name : (translations[asked]?.name ?? name))
