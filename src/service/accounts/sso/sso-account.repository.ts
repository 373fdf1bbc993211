import type { Db } from '#service/db/client.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type Account, accountsRepository } from '../account/accounts.repository.ts'
import type { SsoIdentity } from './relying-party.ts'

const NAME_LENGTH = 120

/** The account of somebody a provider vouches for, opened at the first time; undefined where it is disabled. */
export const ssoAccount =
  (db: Db) =>
  ({ email, name }: SsoIdentity, locale: Locale): Promise<Account | undefined> =>
    db.transaction().execute(async (transaction) => {
      const accounts = accountsRepository(transaction)
      const shown = (name ?? email.slice(0, email.lastIndexOf('@'))).slice(0, NAME_LENGTH)
      await accounts.insert({ email, name: shown, locale, status: 'active', passwordHash: null })
      const account = await accounts.findByEmail(email)
      if (!account || account.status === 'disabled') return undefined
      if (account.status === 'active') return account
      await accounts.verify(account.id)
      return accounts.find(account.id)
    })

export type SsoAccount = ReturnType<typeof ssoAccount>
