import type { Db } from '#service/db/client.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import { type Account, accountsRepository } from '../account/accounts.repository.ts'
import { mailLinksRepository } from './mail-links.repository.ts'

/** Spends the token of a link; undefined where it is not good, or the account may not sign in. */
export type SpendLink = (token: string, type: RedirectType) => Promise<Account | undefined>

/**
 * Spends links. Whoever does so has proven the address: a pending account becomes active, with the name and password of
 * the very sign-up the link was sent for, so that nobody's guess at a stranger's address ends in an account with a
 * password the owner of the address did not choose.
 */
export const spendLink =
  (db: Db): SpendLink =>
  (token, type) =>
    db.transaction().execute(async (transaction) => {
      const accounts = accountsRepository(transaction)
      const link = await mailLinksRepository(transaction).spend(token, type)
      const account = link && (await accounts.find(link.accountId))
      if (!account || account.status === 'disabled') return undefined
      if (account.status === 'pending') {
        await accounts.verify(account.id)
        if (link.signUp) {
          await accounts.update(account.id, link.signUp)
          await accounts.setPassword(account.id, link.signUp.passwordHash)
        }
      }
      return accounts.find(account.id)
    })
