import type { Locale } from '#vocabulary/constructions.ts'

/** The sign before the decimals, as the language writes it. */
export const decimalMark = (locale: Locale): ',' | '.' => (locale === 'de_DE' ? ',' : '.')
