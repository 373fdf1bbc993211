import type { Handlers } from '#service/http/handlers.ts'
import { entityTag, expectedVersions } from '#service/http/if-match.ts'
import type { ComparisonService } from './comparison.service.ts'
import type { DriftService } from './drift.service.ts'

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
