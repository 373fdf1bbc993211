import type { Handlers } from '#service/http/handlers.ts'
import { entityTag, expectedVersions } from '#service/http/if-match.ts'
import type { ComparisonService } from './comparison.service.ts'
import type { ConstructionActivityService } from './construction-activity.service.ts'
import type { DriftService } from './drift.service.ts'
import type { OfficeStandardService } from './office-standards.service.ts'
import type { OriginService } from './origins.service.ts'

/** Comparing constructions side by side. */
export const comparisonHandlers = (comparison: ComparisonService): Pick<Handlers, 'compareConstructions'> => ({
  compareConstructions: async ({ caller, body, query }) => {
    const { ids, adapt } = Array.isArray(body) ? { ids: body, adapt: undefined } : body
    return { body: await comparison.compare(caller, ids, { ...query, adapt }) }
  },
})

/** What newer data would change in a construction, and accepting it. */
export const driftHandlers = (drift: DriftService): Pick<Handlers, 'readDrift' | 'reassessConstruction'> => ({
  readDrift: async ({ caller, params, query }) => ({ body: await drift.read(caller, params, query) }),
  async reassessConstruction({ caller, client, params: place, query: { locale }, body: { release }, headers }) {
    const expected = expectedVersions(headers['if-match'])
    const body = await drift.reassess({ caller, client, place, locale, release, expected })
    return { body, etag: entityTag(caller, body) }
  },
})

/** What a construction was made from. */
export const originHandlers = (
  origins: OriginService,
): Pick<Handlers, 'readOrigin' | 'acceptOrigin' | 'cutOrigin'> => ({
  readOrigin: async ({ caller, params }) => ({ body: { origin: await origins.read(caller, params) } }),
  acceptOrigin: async ({ caller, params, body: { version } }) => ({
    body: { origin: await origins.accept(caller, params, version) },
  }),
  async cutOrigin({ caller, params }) {
    await origins.cut(caller, params)
    return {}
  },
})

/** What was done to a construction. */
export const constructionActivityHandlers = (
  activity: ConstructionActivityService,
): Pick<Handlers, 'listConstructionActivity' | 'exportConstructionActivity'> => ({
  async listConstructionActivity({ caller, params, query }) {
    const { items, total } = await activity.list(caller, params, query)
    return { body: items, total }
  },
  exportConstructionActivity: async ({ caller, params, query }) => ({
    file: await activity.file(caller, params, query),
  }),
})

/** Whether a construction is a standard of its office. */
export const officeStandardHandlers = (
  standards: OfficeStandardService,
): Pick<Handlers, 'readOfficeStandard' | 'setOfficeStandard' | 'endOfficeStandard'> => ({
  readOfficeStandard: async ({ caller, params }) => ({ body: { standard: await standards.read(caller, params) } }),
  setOfficeStandard: async ({ caller, params, body: { note } }) => ({
    body: { standard: await standards.set(caller, params, note) },
  }),
  async endOfficeStandard({ caller, params }) {
    await standards.end(caller, params)
    return {}
  },
})
