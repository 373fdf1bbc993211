import type { Handlers } from '#service/http/handlers.ts'
import type { LetterheadService } from './letterhead.service.ts'
import type { MeService } from './me.service.ts'
import type { ValidateService } from './validate.service.ts'

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

/** What can be told of an address: whether there is an account, and whether it is at a university. */
export const validateHandlers = (
  validate: ValidateService,
): Pick<Handlers, 'validateEmailExists' | 'validateEduDomain'> => ({
  validateEmailExists: async ({ body: { email } }) => ({ body: await validate.emailExists(email) }),
  validateEduDomain: async ({ body: { email } }) => ({ body: await validate.eduDomain(email) }),
})

/** What heads the signed-in user's reports. */
export const letterheadHandlers = (
  letterheads: LetterheadService,
): Pick<Handlers, 'readLetterhead' | 'replaceLetterhead'> => ({
  readLetterhead: async ({ caller }) => ({ body: await letterheads.read(caller) }),
  replaceLetterhead: async ({ caller, body }) => ({ body: await letterheads.replace(caller, body) }),
})
