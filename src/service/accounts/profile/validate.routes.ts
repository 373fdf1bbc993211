import type { Handlers } from '#service/http/handlers.ts'
import type { AccountsRepository } from '../account/accounts.repository.ts'
import { type UniversityDomains, universityOf } from './university-domains.ts'

type Names = 'validateEmailExists' | 'validateEduDomain'

export type ValidateRoutesParts = {
  readonly accounts: Pick<AccountsRepository, 'findByEmail'>
  readonly universities: () => Promise<UniversityDomains>
}

/** What can be told of an address: whether there is an account, and whether it is at a university. */
export const validateHandlers = ({ accounts, universities }: ValidateRoutesParts): Pick<Handlers, Names> => ({
  async validateEmailExists({ body: { email } }) {
    const account = await accounts.findByEmail(email)
    return { body: { exists: account !== undefined } }
  },
  async validateEduDomain({ body: { email } }) {
    const found = universityOf(email.slice(email.lastIndexOf('@') + 1), await universities())
    return { body: { isUniversity: found !== undefined, name: null, domain: null, country: null, ...found } }
  },
})
