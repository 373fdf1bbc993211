import type { Locale } from '#vocabulary/constructions.ts'
import { words as german } from './words.de.ts'
import { words as english } from './words.en.ts'
import type { Words } from './words.ts'

/** For whoever answers in every language. */
export const allWords: Readonly<Record<Locale, Words>> = { de_DE: german, en_GB: english }
