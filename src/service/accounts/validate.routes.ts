import type { Handlers } from '../http/handlers.ts'
import type { AccountsRepository } from './accounts.repository.ts'

/** Tells whether there is an account: the one route that does. */
export const emailExistsHandlers = (
  accounts: Pick<AccountsRepository, 'findByEmail'>,
): Pick<Handlers, 'validateEmailExists'> => ({
  async validateEmailExists({ body: { email } }) {
    const account = await accounts.findByEmail(email)
    return { body: { exists: account !== undefined } }
  },
})
