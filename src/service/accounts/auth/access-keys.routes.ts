import type { Handlers } from '#service/http/handlers.ts'
import type { AccessKeyService } from './access-keys.service.ts'

type Names = 'exchangeAccessKey' | 'listAccessKeys' | 'createAccessKey' | 'revokeAccessKey'

/** Access keys of API clients: exchanged by anyone who holds one, issued and revoked by administrators. */
export const accessKeyHandlers = (accessKeys: AccessKeyService): Pick<Handlers, Names> => ({
  exchangeAccessKey: async ({ body, client }) => ({ body: await accessKeys.exchange(body.accessKey, client) }),
  async listAccessKeys({ caller, query }) {
    const { keys: body, total } = await accessKeys.list(caller, query)
    return { body, total }
  },
  createAccessKey: async ({ caller, client, body }) => ({ body: await accessKeys.create({ caller, client }, body) }),
  async revokeAccessKey({ caller, client, params }) {
    await accessKeys.revoke({ caller, client }, params.id)
    return {}
  },
})
