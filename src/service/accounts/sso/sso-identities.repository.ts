import type { DbOrTransaction } from '#service/db/client.ts'
import type { SsoIdentity } from './relying-party.ts'

type Person = Pick<SsoIdentity, 'issuer' | 'subject'>

/** Whom sign-on providers vouch for, and whose account that is. */
export const ssoIdentitiesRepository = (db: DbOrTransaction) => ({
  async accountOf({ issuer, subject }: Person): Promise<string | undefined> {
    const found = await db
      .selectFrom('ssoIdentity')
      .select('accountId')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return found?.accountId
  },
  /** Binds an account for good; answers false where it is bound to another person of the issuer. */
  async bind(accountId: string, { issuer, subject }: Person): Promise<boolean> {
    const bound = await db
      .insertInto('ssoIdentity')
      .values({ issuer, subject, accountId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return bound.numInsertedOrUpdatedRows === 1n || (await this.accountOf({ issuer, subject })) === accountId
  },
})
