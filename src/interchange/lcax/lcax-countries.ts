import { threeLetters } from '#vocabulary/countries.ts'

/** A country as the format names it, by its code of two letters; `unknown` where that is none. */
export const lcaxCountry = (code: string): string => threeLetters.get(code) ?? 'unknown'
