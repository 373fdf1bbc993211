import type { ProjectDocument, ProjectInput } from '#contract/projects.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { entityTag, expectedVersions } from '#service/http/if-match.ts'
import { refused } from '#service/service-error.ts'
import type { ProjectAssessmentService } from './project-assessment.service.ts'
import type { ProjectChangeService } from './project-changes.service.ts'
import { taggedProject as reply } from './project-columns.ts'
import type { ProjectMovingService } from './project-moving.service.ts'
import type { ProjectService } from './projects.service.ts'

type Names =
  | 'createProject'
  | 'listProjects'
  | 'listSharedProjects'
  | 'countProjects'
  | 'readProjectFacets'
  | 'deleteProjects'
  | 'restoreProjects'
  | 'assessProject'
  | 'readProject'
  | 'replaceProject'
  | 'copyProject'
  | 'archiveProject'
  | 'readProjectKpis'
  | 'readProjectIndicators'
  | 'changeProject'
  | 'assessProjectChanges'
  | 'moveProjects'

/**
 * The document alone of what was sent.
 *
 * @param replaced - id of the project whose place it takes; a new one gets an id, whatever was sent
 * @throws {ServiceError} `invalidRequest` where it names another
 */
function documentIn({ id, ...document }: ProjectInput, replaced?: string): ProjectDocument {
  if (id !== undefined && replaced !== undefined && id.toLowerCase() !== replaced.toLowerCase())
    throw refused('/id', 'contradicts', { stored: replaced })
  return document
}

/** Buildings: stored ones, and figures of those that are not. */
export const projectHandlers = (
  projects: ProjectService,
  assessment: ProjectAssessmentService,
  { changing, moving }: { readonly changing: ProjectChangeService; readonly moving: ProjectMovingService },
): Pick<Handlers, Names> => ({
  assessProject: ({ caller, query, body: project }) => assessment.kpis(caller, project, query),
  createProject: async ({ caller, query: { office }, body: project }) =>
    reply(caller, await projects.create(caller, documentIn(project), office)),
  async listProjects({ caller, query }) {
    const { items, total } = await projects.list(caller, query)
    return { body: items, total }
  },
  async listSharedProjects({ caller, query }) {
    const { items, total } = await projects.list(caller, query, 'shared')
    return { body: items, total }
  },
  readProjectFacets: async ({ caller, query }) => ({ body: await projects.facets(caller, query) }),
  countProjects: async ({ caller, query: { office } }) => ({ body: await projects.count(caller, office) }),
  readProject: async ({ caller, params: { id } }) => reply(caller, await projects.read(caller, id)),
  async replaceProject({ caller, params: { id }, body: project, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await projects.replace(caller, { id, expected }, documentIn(project, id)))
  },
  async changeProject({ caller, params: { id }, body: { changes }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    const { version, updatedAt } = await changing.change(caller, { id, expected }, changes)
    const body = { version, updatedAt: updatedAt.toISOString() }
    return { body, etag: entityTag(caller, body) }
  },
  assessProjectChanges: async ({ caller, params: { id }, query: { locale }, body }) =>
    changing.kpis(caller, id, body, locale),
  async archiveProject({ caller, params: { id }, body: { archived }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await projects.archive(caller, { id, expected }, archived))
  },
  copyProject: async ({ caller, params: { id }, query: { variant } }) =>
    reply(caller, await projects.copy(caller, id, variant)),
  async deleteProjects({ caller, body: ids }) {
    await projects.setDeleted(caller, ids, true)
    return { body: true }
  },
  async restoreProjects({ caller, body: ids }) {
    await projects.setDeleted(caller, ids, false)
    return { body: true }
  },
  async moveProjects({ caller, body: { ids, office } }) {
    await moving.move(caller, ids, office)
    return { body: undefined }
  },
  readProjectKpis: ({ caller, params: { id }, query }) => projects.kpis(caller, id, query),
  readProjectIndicators: async ({ caller, params: { id }, query }) => ({
    body: await projects.indicators(caller, id, query),
  }),
})
