import * as z from 'zod/mini'
import { accessKey, accessKeyCreated, scopeList } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { text, timestamp } from './schema.ts'

/** Keys of one's own that are good at once. */
export const MOST_OWN_KEYS = 20
/** How long a key of one's own is good [days]: where nothing is said, and at most. */
export const OWN_KEY_DAYS = { usual: 90, most: 366 } as const
/** How long a key that was replaced is still good [h]. */
export const OVERLAP_HOURS = 24

const one = z.strictObject({ id: z.string().check(z.maxLength(64)) })

export const listOwnAccessKeys = endpoint({
  ...routes.listOwnAccessKeys,
  rateLimit: 'session',
  summary: 'Access keys that act for the caller, newest first; not by a key',
  success: { status: 200, body: z.array(accessKey) },
  errors: ['forbidden'],
})
export const createOwnAccessKey = endpoint({
  ...routes.createOwnAccessKey,
  rateLimit: 'session',
  summary: 'Make an access key that acts for the caller; the secret is shown once. Not by a key',
  body: z.strictObject({
    name: text('What the key is for', 1, 120),
    scopes: z._default(scopeList, ['read']),
    expiresAt: z
      .optional(timestamp)
      .check(z.describe(`${OWN_KEY_DAYS.usual} days from now where absent, ${OWN_KEY_DAYS.most} at most`)),
  }),
  success: { status: 201, body: accessKeyCreated },
  errors: ['forbidden', 'quotaReached'],
})
export const rotateOwnAccessKey = endpoint({
  ...routes.rotateOwnAccessKey,
  rateLimit: 'session',
  summary: `A new key in the place of one that acts for the caller, which stays good for ${OVERLAP_HOURS} hours. Not by a key`,
  params: one,
  success: { status: 201, body: accessKeyCreated },
  errors: ['forbidden', 'notFound'],
})
export const revokeOwnAccessKey = endpoint({
  ...routes.revokeOwnAccessKey,
  rateLimit: 'session',
  summary: 'Revoke an access key that acts for the caller; not by a key',
  params: one,
  success: { status: 204 },
  errors: ['forbidden', 'notFound'],
})
