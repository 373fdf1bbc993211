import type { Handlers } from '#service/http/handlers.ts'
import type { OwnAccessKeyService } from './own-access-keys.service.ts'

type Names = 'listOwnAccessKeys' | 'createOwnAccessKey' | 'rotateOwnAccessKey' | 'revokeOwnAccessKey'

/** Access keys that users make for themselves. */
export const ownAccessKeyHandlers = (keys: OwnAccessKeyService): Pick<Handlers, Names> => ({
  listOwnAccessKeys: async ({ caller }) => ({ body: await keys.list(caller) }),
  createOwnAccessKey: async ({ caller, client, body }) => ({ body: await keys.create({ caller, client }, body) }),
  rotateOwnAccessKey: async ({ caller, client, params: { id } }) => ({
    body: await keys.rotate({ caller, client }, id),
  }),
  async revokeOwnAccessKey({ caller, client, params: { id } }) {
    await keys.revoke({ caller, client }, id)
    return {}
  },
})
