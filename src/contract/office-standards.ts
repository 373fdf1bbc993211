import * as z from 'zod/mini'
import { one } from './construction-query.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { text, timestamp } from './schema.ts'

const officeStandard = z
  .object({
    version: z.int().check(z.describe('Of the construction, when it was made a standard, or was noted last')),
    note: z.string().check(z.describe('What the version is for, or what is new in it')),
    setBy: z.string().check(z.describe('Name of who did it, as it was then')),
    setAt: timestamp,
  })
  .check(z.meta({ id: 'OfficeStandard' }))
export type OfficeStandard = z.infer<typeof officeStandard>
const answer = z.object({
  standard: z.nullable(officeStandard).check(z.describe('Null where the construction is no standard of its office')),
})

export const readOfficeStandard = endpoint({
  ...officeRoutes.readOfficeStandard,
  rateLimit: 'session',
  summary: 'Whether a construction is a standard of the office that owns it',
  params: one,
  success: { status: 200, body: answer },
  errors: ['notFound'],
})
export const setOfficeStandard = endpoint({
  ...officeRoutes.setOfficeStandard,
  rateLimit: 'session',
  summary:
    'Make a construction of an office its standard, or note another version of it: from then on its owners and administrators alone change it. They alone may',
  params: one,
  body: z.strictObject({ note: text('What the version is for', 1, 500) }),
  bodyLimit: bodyLimits.usual,
  success: { status: 200, body: answer },
  errors: ['notFound', 'forbidden'],
})
export const endOfficeStandard = endpoint({
  ...officeRoutes.endOfficeStandard,
  rateLimit: 'session',
  summary: 'Make it an ordinary construction of the office again, which its members change',
  params: one,
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})
