import type { Handlers } from '#service/http/handlers.ts'
import { expectedVersions } from '#service/http/if-match.ts'
import type { ProjectAlternativesService } from './project-alternatives.service.ts'
import { taggedProject as reply } from './project-columns.ts'
import type { ProjectComparisonService } from './project-comparison.service.ts'
import type { ProjectDriftService } from './project-drift.service.ts'
import type { ProjectOriginService } from './project-origins.service.ts'
import type { ProjectSharingService } from './project-sharing.service.ts'
import type { ProjectStateService } from './project-states.service.ts'

/** Sharing of own buildings. */
export const projectSharingHandlers = (
  sharing: ProjectSharingService,
): Pick<Handlers, 'shareProject' | 'listProjectShares'> => ({
  async shareProject({ caller, query: { id }, body: wanted }) {
    await sharing.share(caller, id, wanted)
    return {}
  },
  listProjectShares: async ({ caller, query: { id } }) => ({ body: await sharing.list(caller, id) }),
})

/** Former versions of buildings. */
export const projectStateHandlers = (
  states: ProjectStateService,
): Pick<Handlers, 'listProjectStates' | 'nameProjectState' | 'restoreProjectState'> => ({
  listProjectStates: async ({ caller, params: { id } }) => ({ body: await states.list(caller, id) }),
  async nameProjectState({ caller, params: { id }, body: { name }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return { body: await states.name(caller, { id, expected }, name) }
  },
  async restoreProjectState({ caller, params: { id, version }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await states.restore(caller, { id, expected }, Number(version)))
  },
})

type Comparisons = 'compareProjects' | 'readProjectPayback' | 'listProjectAlternatives' | 'listProjectLevers'

/** Variants of buildings beside each other, what would do in the place of a row, and what brings most. */
export const projectComparisonHandlers = (
  comparison: ProjectComparisonService,
  alternatives: ProjectAlternativesService,
): Pick<Handlers, Comparisons> => ({
  compareProjects: async ({ caller, body }) => ({ body: await comparison.compare(caller, body) }),
  readProjectPayback: async ({ caller, params: { id }, query }) => ({
    body: await comparison.payback(caller, id, query),
  }),
  listProjectLevers: async ({ caller, params: { id }, query: { variant } }) => ({
    body: await alternatives.levers(caller, id, variant),
  }),
  listProjectAlternatives: async ({ caller, params: { id }, query }) => ({
    body: await alternatives.list(caller, id, query),
  }),
})

type Renewals =
  | 'listConstructionProjects'
  | 'readProjectDrift'
  | 'reassessProject'
  | 'readProjectOrigins'
  | 'takeProjectOrigins'

/** What newer data, and newer versions of constructions, would change in a building, and taking them. */
export const projectRenewalHandlers = (
  drift: ProjectDriftService,
  origins: ProjectOriginService,
): Pick<Handlers, Renewals> => ({
  readProjectDrift: async ({ caller, params: { id }, query }) => ({ body: await drift.read(caller, id, query) }),
  async reassessProject({ caller, params: { id }, body: { release }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await drift.reassess(caller, { id, expected }, release))
  },
  listConstructionProjects: async ({ caller, params: { id } }) => ({ body: await origins.holding(caller, id) }),
  readProjectOrigins: async ({ caller, params: { id } }) => ({ body: await origins.read(caller, id) }),
  async takeProjectOrigins({ caller, params: { id }, body: { keys }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await origins.take(caller, { id, expected }, keys))
  },
})
