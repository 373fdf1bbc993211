import * as z from 'zod/mini'
import { activityKinds } from '#vocabulary/offices.ts'
import { locale } from './construction-query.ts'
import { endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { caseless, paging, queryList, timestamp } from './schema.ts'

const value = z.nullable(z.union([z.string(), z.number()]))

/** One thing that was done; never with a secret. */
export const activityEntry = z
  .object({
    id: z.int(),
    at: timestamp,
    kind: z.enum(activityKinds),
    actor: z.string().check(z.describe('Name of who did it, as it was then')),
    subject: z
      .nullable(z.string())
      .check(z.describe('Construction, person or address that it was done to, as it was called then')),
    constructionId: z.nullable(z.uuid()),
    changes: z
      .record(z.string(), z.object({ from: value, to: value }))
      .check(z.describe('Figures of the list, or a role, before and after')),
  })
  .check(z.meta({ id: 'ActivityEntry' }))
export type ActivityEntry = z.infer<typeof activityEntry>

const one = z.strictObject({ id: z.uuid() })
const kind = z.optional(queryList(caseless(activityKinds))).check(z.describe('Only these'))

export const listOfficeActivity = endpoint({
  ...officeRoutes.listOfficeActivity,
  rateLimit: 'session',
  summary: 'What was done in an office within 24 months, newest first',
  params: one,
  query: z.strictObject({ kind, ...paging }),
  success: { status: 200, body: z.array(activityEntry) },
  paged: true,
  errors: ['notFound'],
})
export const exportOfficeActivity = endpoint({
  ...officeRoutes.exportOfficeActivity,
  rateLimit: 'session',
  summary: 'What was done in an office, as CSV: 10,000 entries at most, newest first',
  params: one,
  query: z.strictObject({ kind, locale }),
  success: { status: 200 },
  file: ['text/csv'],
  errors: ['notFound'],
})
