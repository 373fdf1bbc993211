import type { Handlers } from '#service/http/handlers.ts'
import type { ShareService } from './shares.service.ts'

/** Sharing of own constructions. */
export const shareHandlers = (shares: ShareService): Pick<Handlers, 'shareConstruction' | 'listShares'> => ({
  async shareConstruction({ caller, query: { id }, body }) {
    await shares.share(caller, id, body)
    return {}
  },
  listShares: async ({ caller, query: { id } }) => ({ body: await shares.list(caller, id) }),
})
