import type { Construction } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** How a construction is called in a language: as its translation says, else as it was named first. */
export const constructionName = (
  { name, translations }: Pick<Construction, 'name' | 'translations'>,
  locale: Locale,
): string => translations[locale]?.name ?? name
