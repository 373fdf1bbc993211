import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { text } from './schema.ts'

/** Largest logo: as a file [byte], and along each side [px]. */
export const LOGO = { bytes: 200_000, pixels: 4000 } as const
/** Types of pictures that a logo may be. */
export const logoTypes = ['image/png', 'image/jpeg'] as const

/** A data URL of the largest logo [characters]: four letters for three bytes, and what stands before them. */
const LONGEST_URL = Math.ceil(LOGO.bytes / 3) * 4 + 40

export const letterhead = z
  .strictObject({
    office: text('Name of the office', 0, 120),
    author: text('Who writes the reports; empty: whom the construction belongs to', 0, 120),
    logo: z
      .nullable(z.string().check(z.maxLength(LONGEST_URL)))
      .check(
        z.describe(
          `PNG or JPEG as a data URL (\`data:image/png;base64,…\`), ${LOGO.bytes} bytes and ${LOGO.pixels} px along each side at most`,
        ),
      ),
  })
  .check(z.meta({ id: 'Letterhead', description: "What heads the caller's reports" }))
export type Letterhead = z.infer<typeof letterhead>

export const readLetterhead = endpoint({
  ...routes.readLetterhead,
  rateLimit: 'session',
  summary: "What heads the caller's reports: office, author, logo; empty where nothing was set",
  success: { status: 200, body: letterhead },
  etag: true,
  errors: [],
})
export const replaceLetterhead = endpoint({
  ...routes.replaceLetterhead,
  rateLimit: 'session',
  summary: "Set what heads the caller's reports; not by a key",
  body: letterhead,
  bodyLimit: 2 * LONGEST_URL,
  success: { status: 200, body: letterhead },
  errors: ['forbidden'],
})
