import type { Locale } from '#vocabulary/constructions.ts'
import { german } from './mail-texts.de.ts'
import { english } from './mail-texts.en.ts'
import type { MailTexts } from './mail-words.ts'

/** The texts of every mail. */
export const mailTexts: Readonly<Record<Locale, MailTexts>> = { de_DE: german, en_GB: english }
