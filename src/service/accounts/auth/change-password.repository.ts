import type { Db } from '#service/db/client.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import { mailLinksRepository } from './mail-links.repository.ts'
import { sessionsRepository } from './sessions.repository.ts'

/** Sets a password; answers the ids of the sessions that have ended with the old one. */
export type ChangePassword = (change: {
  readonly accountId: string
  readonly passwordHash: string
  /** The session that goes on. */
  readonly keptSession: string
}) => Promise<readonly string[]>

/** All of it or nothing: where the new password holds, every other session has ended and no link can be spent. */
export const changePassword =
  (db: Db): ChangePassword =>
  ({ accountId, passwordHash, keptSession }) =>
    db.transaction().execute(async (transaction) => {
      await accountsRepository(transaction).setPassword(accountId, passwordHash)
      await mailLinksRepository(transaction).spendAll(accountId)
      return sessionsRepository(transaction).endAll(accountId, keptSession)
    })
