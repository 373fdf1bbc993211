import * as z from 'zod/mini'
import { locale, one } from './construction-query.ts'
import { endpoint } from './endpoint.ts'
import { activityEntry, activityFilter } from './office-activity.ts'
import { originRoutes } from './origin-routes.ts'
import { paging } from './schema.ts'

export const listConstructionActivity = endpoint({
  ...originRoutes.listConstructionActivity,
  rateLimit: 'session',
  summary:
    'What was done to a construction within 24 months, newest first: all of it to whoever owned it then, alone or with an office; to those it is shared with what was made of its content since, with no names but the owner’s. Nothing of standards, which keep their versions',
  params: one,
  query: z.strictObject({ ...activityFilter, ...paging }),
  success: { status: 200, body: z.array(activityEntry) },
  paged: true,
  errors: ['notFound'],
})
export const exportConstructionActivity = endpoint({
  ...originRoutes.exportConstructionActivity,
  rateLimit: 'session',
  summary: 'What was done to a construction, as CSV: 10,000 entries at most, newest first',
  params: one,
  query: z.strictObject({ ...activityFilter, locale }),
  success: { status: 200 },
  file: ['text/csv'],
  errors: ['notFound'],
})
