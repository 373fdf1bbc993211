import type { Construction } from '#contract/constructions.ts'
import type { Caller } from '#service/caller.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { entityTag } from '#service/http/if-match.ts'
import type { StandardService } from './standards.service.ts'

type Names =
  | 'listStandards'
  | 'readStandard'
  | 'listStandardVersions'
  | 'createStandardDraft'
  | 'startStandardDraft'
  | 'discardStandardDraft'
  | 'publishStandard'
  | 'withdrawStandard'

const reply = (caller: Caller, body: Construction) => ({ body, etag: entityTag(caller, body) })

/** Standard constructions: how administrators prepare, publish, replace and withdraw them. */
export const standardHandlers = (standards: StandardService): Pick<Handlers, Names> => ({
  async listStandards({ caller, query }) {
    const { items: body, total } = await standards.list(caller, query)
    return { body, total }
  },
  readStandard: async ({ caller, params: { id }, query }) => ({ body: await standards.read(caller, id, query) }),
  async listStandardVersions({ caller, params: { id }, query }) {
    const { versions: body, total } = await standards.versions(caller, id, query)
    return { body, total }
  },
  createStandardDraft: async ({ caller, query, body }) => reply(caller, await standards.create(caller, body, query)),
  startStandardDraft: async ({ caller, params: { id }, body: { from } }) =>
    reply(caller, await standards.start(caller, id, from)),
  async discardStandardDraft({ caller, params: { id }, headers }) {
    await standards.discard(caller, { id, ifMatch: headers['if-match'] })
    return {}
  },
  publishStandard: async ({ caller, client, params: { id }, body, headers }) =>
    reply(caller, await standards.publish({ caller, client }, { ...body, id, ifMatch: headers['if-match'] })),
  async withdrawStandard({ caller, client, params: { id }, headers }) {
    await standards.withdraw({ caller, client }, { id, ifMatch: headers['if-match'] })
    return {}
  },
})
