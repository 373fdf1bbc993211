import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { release } from './materials.ts'
import { caseless, ownership } from './schema.ts'

/** Language of names and messages. */
export const locale = z._default(caseless(locales), 'de_DE').check(z.describe('Locale of names and messages'))
/** Names a construction. */
export const one = z.strictObject({ ownership, id: z.uuid() })

/** What an assessment is asked with. */
export const assessmentQuery = { release: z.optional(release), locale }
