import type { Construction } from '#contract/constructions.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { expectedVersions } from '#service/http/if-match.ts'
import type { ConstructionService } from './constructions.service.ts'

type Names =
  | 'createConstruction'
  | 'readConstruction'
  | 'replaceConstruction'
  | 'copyConstruction'
  | 'readStoredKpis'
  | 'readStoredIndicators'

const reply = (body: Construction) => ({ body, etag: String(body.version) })

/** Single constructions: create, read, replace, copy, and their figures. */
export const constructionHandlers = (constructions: ConstructionService): Pick<Handlers, Names> => ({
  createConstruction: async ({ caller, client, params: { ownership }, query: { locale }, body: input, headers }) =>
    reply(
      await constructions.create({
        caller,
        client,
        ownership,
        locale,
        input,
        idempotencyKey: headers['idempotency-key'],
      }),
    ),
  readConstruction: async ({ caller, params }) => reply(await constructions.read(caller, params)),
  async replaceConstruction({ caller, client, params: place, query: { locale }, body: input, headers }) {
    const expected = expectedVersions(headers['if-match'])
    return reply(await constructions.replace({ caller, client, place, locale, input, expected }))
  },
  copyConstruction: async ({ caller, params, query: { locale } }) =>
    reply(await constructions.copy(caller, params, locale)),
  readStoredKpis: async ({ caller, params, query }) => ({ body: await constructions.kpis(caller, params, query) }),
  readStoredIndicators: async ({ caller, params, query: { locale: _locale, ...asked } }) => ({
    body: await constructions.indicators(caller, params, asked),
  }),
})
