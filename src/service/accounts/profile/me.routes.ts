import type { Handlers } from '#service/http/handlers.ts'
import type { MeService } from './me.service.ts'

/** The signed-in user's own account and sessions. */
export const meHandlers = (me: MeService): Pick<Handlers, 'readMe' | 'updateMe' | 'listSessions' | 'endSession'> => ({
  readMe: async ({ caller }) => ({ body: await me.read(caller) }),
  updateMe: async ({ caller, body }) => ({ body: await me.update(caller, body) }),
  listSessions: async ({ caller }) => ({ body: await me.sessions(caller) }),
  async endSession({ caller, client, params }) {
    await me.endSession({ caller, client }, params.id)
    return {}
  },
})
