import type { Construction } from '#contract/constructions.ts'
import type { Caller } from '#service/caller.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { entityTag, expectedVersions } from '#service/http/if-match.ts'
import type { ConstructionService } from './constructions.service.ts'

type Names =
  | 'createConstruction'
  | 'readConstruction'
  | 'replaceConstruction'
  | 'copyConstruction'
  | 'readStoredKpis'
  | 'readStoredIndicators'

const reply = (caller: Caller, body: Construction) => ({ body, etag: entityTag(caller, body) })

/** Single constructions: create, read, replace, copy, and their figures. */
export const constructionHandlers = (constructions: ConstructionService): Pick<Handlers, Names> => ({
  async createConstruction({ caller, client, params: { ownership }, query: { locale, office }, body: input, headers }) {
    const idempotencyKey = headers['idempotency-key']
    const made = await constructions.create({ caller, client, ownership, locale, input, idempotencyKey, office })
    return { ...reply(caller, made.created), replayed: made.replayed }
  },
  readConstruction: async ({ caller, params }) => reply(caller, await constructions.read(caller, params)),
  async replaceConstruction({ caller, client, params: place, query: { locale }, body: input, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(caller, await constructions.replace({ caller, client, place, locale, input, expected }))
  },
  copyConstruction: async ({ caller, params, query: { locale, office } }) =>
    reply(caller, await constructions.copy(caller, params, locale, office)),
  readStoredKpis: async ({ caller, params, query }) => ({ body: await constructions.kpis(caller, params, query) }),
  readStoredIndicators: async ({ caller, params, query: { locale: _locale, ...asked } }) => ({
    body: await constructions.indicators(caller, params, asked),
  }),
})
