import type { Locale } from '#vocabulary/constructions.ts'

/** Puts the figures of a warning into its sentence: `show('area')` writes a value as the locale does. */
export type Shown = { readonly show: (name: string) => string }

/** The sentence of a warning in every locale. */
export type WarningText = Readonly<Record<Locale, (values: Shown) => string>>

/** A sentence without figures. */
export const fixed = (de: string, en: string): WarningText => ({ de_DE: () => de, en_GB: () => en })

/** A release of ÖKOBAUDAT as its publisher calls it; another one by its id. */
export const titled = (id: string): string => id.replace(/^OBD_(\d{4})_(\w+)$/, 'ÖKOBAUDAT $1-$2')
