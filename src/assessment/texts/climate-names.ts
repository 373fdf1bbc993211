import type { Locale } from '#vocabulary/constructions.ts'

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  mannheimTry2010: { de_DE: 'Mannheim, TRY 2010', en_GB: 'Mannheim, TRY 2010' },
  iso13788C2: { de_DE: 'Beispiel C.2 der ISO 13788', en_GB: 'Example C.2 of ISO 13788' },
}

/** What a climate of the monthly method is called. */
export const climateName = (id: string, locale: Locale): string => names[id]?.[locale] ?? id
