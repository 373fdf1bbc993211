import * as z from 'zod/mini'
import { projectLimits } from '#vocabulary/projects.ts'
import { endpoint } from './endpoint.ts'
import { projectRoutes } from './project-routes.ts'
import { project } from './projects.ts'
import { text, timestamp } from './schema.ts'

const state = z
  .object({
    version: z.int(),
    name: z.nullable(z.string()).check(z.describe('null: kept by itself, until there are newer ones')),
    savedAt: timestamp,
    current: z.boolean().check(z.describe('The project is as it was then')),
  })
  .check(z.meta({ id: 'ProjectState' }))
export type ProjectState = z.infer<typeof state>

const one = z.strictObject({ id: z.uuid() })

export const listProjectStates = endpoint({
  ...projectRoutes.listProjectStates,
  rateLimit: 'session',
  summary: `Versions of a project that can be brought back: the last ${projectLimits.keptVersions}, and all that have a name; newest first`,
  params: one,
  success: { status: 200, body: z.array(state) },
  errors: ['notFound'],
})
export const nameProjectState = endpoint({
  ...projectRoutes.nameProjectState,
  rateLimit: 'session',
  summary: 'Give the stored version of a project a name, so that it is kept',
  params: one,
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  body: z.strictObject({ name: text('Name', 1, 60) }),
  success: { status: 201, body: state },
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
export const restoreProjectState = endpoint({
  ...projectRoutes.restoreProjectState,
  rateLimit: 'session',
  summary: 'Bring a kept version of a project back, as a new version',
  params: z.strictObject({ id: z.uuid(), version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  success: { status: 200, body: project },
  etag: true,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
