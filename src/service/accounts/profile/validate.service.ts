import type { Db } from '#service/db/client.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import { type UniversityDomains, universityOf } from './university-domains.ts'

type Parts = { readonly db: Db; readonly universities: () => Promise<UniversityDomains> }

/** What can be told of an address. */
export const validateService = ({ db, universities }: Parts) => ({
  /** Whether there is an account. */
  async emailExists(email: string): Promise<{ exists: boolean }> {
    const account = await accountsRepository(db).findByEmail(email)
    return { exists: account !== undefined }
  },

  /** Whether it is at a university, and at which. */
  async eduDomain(email: string) {
    const found = universityOf(email.slice(email.lastIndexOf('@') + 1), await universities())
    return { isUniversity: found !== undefined, name: null, domain: null, country: null, ...found }
  },
})
export type ValidateService = ReturnType<typeof validateService>
