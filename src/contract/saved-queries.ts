import * as z from 'zod/mini'
import { LONGEST_QUERY, MOST_SAVED_QUERIES } from '#vocabulary/questions.ts'
import { endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { text, timestamp } from './schema.ts'

const query = text('What stands in the address of the screen that asks', 1, LONGEST_QUERY)

const savedQuery = z
  .object({
    id: z.uuid(),
    name: z.string(),
    query: z.string(),
    office: z
      .nullable(z.object({ id: z.uuid(), name: z.string() }))
      .check(z.describe("Null: the caller's own, which nobody else sees")),
    mayChange: z.boolean(),
    savedAt: timestamp,
  })
  .check(z.meta({ id: 'SavedQuery' }))
export type SavedQuery = z.infer<typeof savedQuery>

export const listSavedQueries = endpoint({
  ...officeRoutes.listSavedQueries,
  rateLimit: 'session',
  summary: "Queries that the caller or an office of the caller's has saved, own ones first, by name",
  success: { status: 200, body: z.array(savedQuery) },
  errors: [],
})
export const saveQuery = endpoint({
  ...officeRoutes.saveQuery,
  rateLimit: 'session',
  summary: `Save a query for oneself, or for all members of an office; the same name again replaces it. ${MOST_SAVED_QUERIES} at most`,
  body: z.strictObject({
    name: text('Name', 1, 60),
    query,
    office: z._default(z.nullable(z.uuid()), null),
  }),
  success: { status: 201, body: savedQuery },
  errors: ['notFound', 'forbidden'],
})
export const removeSavedQuery = endpoint({
  ...officeRoutes.removeSavedQuery,
  rateLimit: 'session',
  summary: 'Forget a saved query; of an office whoever may edit there',
  params: z.strictObject({ id: z.uuid() }),
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})
