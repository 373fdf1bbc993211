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
    actorId: z.nullable(z.uuid()).check(z.describe('Of their account; null where none did it')),
    byKey: z.boolean().check(z.describe('Done by an access key of theirs')),
    subject: z
      .nullable(z.string())
      .check(z.describe('Construction, person or address that it was done to, as it was called then')),
    constructionId: z.nullable(z.uuid()),
    bulkId: z
      .nullable(z.uuid())
      .check(z.describe('Change of many constructions that it is a part of, or that it tells of')),
    changes: z
      .record(z.string(), z.object({ from: value, to: value }))
      .check(z.describe('Figures of the list, or a role, before and after')),
  })
  .check(z.meta({ id: 'ActivityEntry' }))
export type ActivityEntry = z.infer<typeof activityEntry>

const one = z.strictObject({ id: z.uuid() })
/** What the activity of an office or a construction is narrowed by. */
export const activityFilter = {
  kind: z.optional(queryList(caseless(activityKinds))).check(z.describe('Only these')),
  actor: z.optional(z.uuid()).check(z.describe('Id of an account: only what it has done')),
  from: z.optional(z.iso.date()).check(z.describe('First day, in UTC')),
  until: z.optional(z.iso.date()).check(z.describe('Last day, in UTC')),
}
const filter = {
  ...activityFilter,
  construction: z.optional(z.uuid()).check(z.describe('Only what was done to this one')),
}

export const listOfficeActivity = endpoint({
  ...officeRoutes.listOfficeActivity,
  rateLimit: 'session',
  summary: 'What was done in an office within 24 months, newest first',
  params: one,
  query: z.strictObject({ ...filter, ...paging }),
  success: { status: 200, body: z.array(activityEntry) },
  paged: true,
  errors: ['notFound'],
})
export const exportOfficeActivity = endpoint({
  ...officeRoutes.exportOfficeActivity,
  rateLimit: 'session',
  summary: 'What was done in an office, as CSV: 10,000 entries at most, newest first',
  params: one,
  query: z.strictObject({ ...filter, locale }),
  success: { status: 200 },
  file: ['text/csv'],
  errors: ['notFound'],
})
