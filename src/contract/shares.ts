import * as z from 'zod/mini'
import { sharePermissions } from '#vocabulary/constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { emailAddress, timestamp } from './schema.ts'

export const shareRequest = z.record(emailAddress, z.enum(sharePermissions)).check(
  z.refine((shares) => Object.keys(shares).length >= 1, { error: 'tooFew', params: { minimum: 1 } }),
  z.refine((shares) => Object.keys(shares).length <= 50, { error: 'tooMany', params: { maximum: 50 } }),
  z.meta({ id: 'ShareRequest', description: 'E-mail address → permission' }),
)

export const share = z
  .object({
    email: z.string(),
    name: z.nullable(z.string()).check(z.describe('Null while pending')),
    permission: z.enum(['view', 'edit']),
    pending: z.boolean().check(z.describe('Nobody with that address has opened it yet')),
    sharedAt: timestamp,
  })
  .check(z.meta({ id: 'Share' }))
/** A share: with whom, and what it lets them do. */
export type Share = z.infer<typeof share>

export const shareConstruction = endpoint({
  ...routes.shareConstruction,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  scope: 'share',
  rateLimit: 'session',
  summary: 'Share an own construction; `none` takes a share back',
  query: z.strictObject({ id: z.uuid() }),
  body: shareRequest,
  success: { status: 200 },
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'forbidden'],
})
export const listShares = endpoint({
  ...routes.listShares,
  rateLimit: 'session',
  summary: 'Shares of an own construction',
  query: z.strictObject({ id: z.uuid() }),
  success: { status: 200, body: z.array(share) },
  errors: ['notFound', 'forbidden'],
})
