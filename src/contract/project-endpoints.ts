import * as z from 'zod/mini'
import { DEFAULT_LOCALE, locales } from '#vocabulary/constructions.ts'
import { BASE_VARIANT, projectDetails, projectMeasures, projectUses, qngStandings } from '#vocabulary/projects.ts'
import { constructionIds } from './constructions.ts'
import { costsAsked } from './cost-figures.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { projectKpis } from './project-figures.ts'
import { projectFacets, projectListItem } from './project-lists.ts'
import { projectRoutes } from './project-routes.ts'
import { rowId } from './project-rows.ts'
import { project, projectInput } from './projects.ts'
import { caseless, paging, queryFlag, queryList, searchText } from './schema.ts'
import { share, shareRequest } from './shares.ts'

const figuresQuery = {
  variant: z._default(rowId, BASE_VARIANT).check(z.describe('Id of a variant; `base` is the schedule itself')),
  detail: z
    ._default(caseless(projectDetails), 'rows')
    .check(z.describe('modules: every row by module, too; materials: by module and by material')),
  locale: z._default(caseless(locales), DEFAULT_LOCALE),
  trace: z._default(queryFlag, false).check(z.describe('How each figure came about: formula, inputs, value')),
}

export const assessProject = endpoint({
  ...projectRoutes.assessProject,
  rateLimit: 'session',
  summary: 'Figures of a building that is not stored, in one variant',
  query: z.strictObject({
    ...figuresQuery,
    costs: costsAsked,
    project: z
      .optional(z.uuid())
      .check(z.describe('Visible project that it is a change of: its release and dataset versions hold')),
  }),
  body: projectInput,
  success: { status: 200, body: projectKpis },
  bodyLimit: bodyLimits.project,
  pure: true,
  errors: ['notFound'],
})

const one = z.strictObject({ id: z.uuid() })
const sorts = ['updatedAt', '-updatedAt', 'name', '-name', 'gwp', '-gwp', 'netRoomArea', '-netRoomArea'] as const

const office = z
  .optional(z.uuid())
  .check(z.describe('Of an office that the caller belongs to; `notFound` to who is no member'))

export const createProject = endpoint({
  ...projectRoutes.createProject,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Create a project; name, use, measure and net room area are enough',
  query: z.strictObject({ office }),
  body: projectInput,
  success: { status: 201, body: project },
  etag: true,
  bodyLimit: bodyLimits.project,
  errors: ['notFound', 'forbidden', 'idempotencyKeyReused', 'quotaReached'],
})
const filters = {
  query: searchText,
  use: z.optional(caseless(projectUses)),
  measure: z.optional(caseless(projectMeasures)),
  standing: z.optional(caseless(qngStandings)).check(z.describe('Of the base to the levels of QNG')),
  tags: z
    .optional(queryList(z.string().check(z.minLength(1), z.maxLength(40))))
    .check(z.describe('Projects with all of these')),
  archived: z._default(queryFlag, false),
}
const listQuery = z.strictObject({
  ...filters,
  sort: z._default(caseless(sorts), '-updatedAt'),
  ...paging,
})
export const listProjects = endpoint({
  ...projectRoutes.listProjects,
  rateLimit: 'session',
  summary: 'Own projects, those of the offices of the caller, and those shared with the caller',
  query: z.extend(listQuery, { office }),
  success: { status: 200, body: z.array(projectListItem) },
  paged: true,
  errors: ['notFound'],
})
export const listSharedProjects = endpoint({
  ...projectRoutes.listSharedProjects,
  rateLimit: 'session',
  summary: 'Projects that others have shared with the caller',
  query: listQuery,
  success: { status: 200, body: z.array(projectListItem) },
  paged: true,
  errors: [],
})
export const readProjectFacets = endpoint({
  ...projectRoutes.readProjectFacets,
  rateLimit: 'session',
  summary: 'How many projects each choice of the filters of a list would show',
  query: z.strictObject({
    ...filters,
    office,
    shared: z._default(queryFlag, false).check(z.describe('Of those alone that others have shared')),
  }),
  success: { status: 200, body: projectFacets },
  errors: ['notFound'],
})
export const countProjects = endpoint({
  ...projectRoutes.countProjects,
  rateLimit: 'session',
  summary: 'Number of projects that the caller may see and that are not put away',
  query: z.strictObject({ office }),
  success: { status: 200, body: z.int() },
  errors: ['notFound'],
})
export const moveProjects = endpoint({
  ...projectRoutes.moveProjects,
  scope: 'share',
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary:
    "Move projects into an office, or from it to the caller's own: all or none. Who sees them follows from it; shares stay",
  body: z.strictObject({
    ids: constructionIds,
    office: z.nullable(z.uuid()).check(z.describe("Where to; null: the caller's own")),
  }),
  bodyLimit: bodyLimits.usual,
  success: { status: 204 },
  errors: ['notFound', 'forbidden', 'unknownProject', 'quotaReached'],
})
export const readProject = endpoint({
  ...projectRoutes.readProject,
  rateLimit: 'session',
  summary: 'One project',
  params: one,
  success: { status: 200, body: project },
  etag: true,
  errors: ['notFound'],
})
export const replaceProject = endpoint({
  ...projectRoutes.replaceProject,
  rateLimit: 'session',
  summary: 'Replace a project, the whole document',
  params: one,
  headers: { 'if-match': 'required' },
  body: projectInput,
  success: { status: 200, body: project },
  etag: true,
  bodyLimit: bodyLimits.project,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
export const deleteProjects = endpoint({
  ...projectRoutes.deleteProjects,
  rateLimit: 'session',
  summary: 'Delete own projects, all or none; they can be restored for 30 days',
  body: constructionIds,
  success: { status: 200, body: z.boolean() },
  errors: ['unknownProject'],
})
export const restoreProjects = endpoint({
  ...projectRoutes.restoreProjects,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: 'Bring deleted projects back, all or none',
  body: constructionIds,
  success: { status: 200, body: z.boolean() },
  errors: ['unknownProject'],
})
export const copyProject = endpoint({
  ...projectRoutes.copyProject,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: "Copy a project into the caller's own; one variant of it as the base, where it is named",
  params: one,
  query: z.strictObject({ variant: z.optional(rowId) }),
  success: { status: 201, body: project },
  etag: true,
  errors: ['notFound', 'quotaReached'],
})
export const archiveProject = endpoint({
  ...projectRoutes.archiveProject,
  rateLimit: 'session',
  summary: 'Put an own project away, read-only, or take it out again',
  params: one,
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  body: z.strictObject({ archived: z.boolean() }),
  success: { status: 200, body: project },
  etag: true,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
export const shareProject = endpoint({
  ...projectRoutes.shareProject,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  scope: 'share',
  rateLimit: 'session',
  summary: 'Share an own project, with its constructions and the materials in them; `none` takes a share back',
  query: one,
  body: shareRequest,
  success: { status: 200 },
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
export const listProjectShares = endpoint({
  ...projectRoutes.listProjectShares,
  rateLimit: 'session',
  summary: 'Shares of an own project',
  query: one,
  success: { status: 200, body: z.array(share) },
  errors: ['notFound', 'forbidden'],
})
export const readProjectKpis = endpoint({
  ...projectRoutes.readProjectKpis,
  rateLimit: 'session',
  summary: 'Figures of a stored project in one variant, calculated anew with the dataset versions that are kept',
  params: one,
  query: z.strictObject({ ...figuresQuery, costs: costsAsked }),
  success: { status: 200, body: projectKpis },
  errors: ['notFound'],
})
