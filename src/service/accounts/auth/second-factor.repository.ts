import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { SessionOpening, StoredSecret } from '#service/db/tables/accounts.ts'
import type { Viewer } from '#service/viewer.ts'
import { hashToken, newToken } from './opaque-token.ts'

/** How long a sign-in waits for its second factor [min]. */
const PENDING_MINUTES = 10

const now = sql<Date>`now()`

/** Second factors of accounts, codes for when they are lost, and sign-ins that wait for one. */
export const secondFactorRepository = (db: DbOrTransaction) => ({
  /** With its sealed secret; unconfirmed ones too. */
  find: (accountId: string) =>
    db.selectFrom('totp').select(['secret', 'confirmedAt']).where('accountId', '=', accountId).executeTakeFirst(),

  /** Whether the viewer administers an office that asks whoever does for a second factor. */
  async isDemandedByOffice({ userId }: Viewer): Promise<boolean> {
    const found = await db
      .selectFrom('officeMember')
      .innerJoin('office', 'office.id', 'officeMember.officeId')
      .select('office.id')
      .where('officeMember.accountId', '=', userId)
      .where('officeMember.role', 'in', ['owner', 'admin'])
      .where('office.secondFactor', '=', true)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },

  /** Puts a secret that waits for its first code in the place of another that did; answers false where one is in use. */
  async begin(accountId: string, secret: StoredSecret): Promise<boolean> {
    const values = { secret: JSON.stringify(secret), lastStep: 0 }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('totp')
      .values({ accountId, ...values })
      .onConflict((conflict) =>
        conflict
          .column('accountId')
          .doUpdateSet({ ...values, createdAt: now })
          .where('totp.confirmedAt', 'is', null),
      )
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  /** Takes the code of a step [30 s since 1970]; answers false where that one or a later one has been taken. */
  async takeStep(accountId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('totp')
      .set({ lastStep: step })
      .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', now) }))
      .where('accountId', '=', accountId)
      .where('lastStep', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(accountId: string): Promise<boolean> {
    await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
    await db.deleteFrom('pendingSignIn').where('accountId', '=', accountId).execute()
    const { numDeletedRows } = await db.deleteFrom('totp').where('accountId', '=', accountId).executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Puts codes, known by their hashes, in the place of those before. */
  async replaceRecovery(accountId: string, hashes: readonly string[]): Promise<void> {
    await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
    await db
      .insertInto('recoveryCode')
      .values(hashes.map((hash) => ({ accountId, hash })))
      .execute()
  },

  async countRecovery(accountId: string): Promise<number> {
    const { total } = await db
      .selectFrom('recoveryCode')
      .select(sql<number>`count(*)`.as('total'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Spends a code; answers whether it was there. */
  async spendRecovery(accountId: string, hash: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('recoveryCode')
      .where('accountId', '=', accountId)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Lets a sign-in wait; the answer is what it goes on by. */
  async wait(accountId: string, openedBy: SessionOpening): Promise<string> {
    const ticket = newToken()
    const expiresAt = sql<Date>`now() + make_interval(mins => ${sql.lit(PENDING_MINUTES)})`
    await db
      .insertInto('pendingSignIn')
      .values({ hash: hashToken(ticket), accountId, openedBy, expiresAt })
      .execute()
    return ticket
  },

  /** The sign-in that goes on by a ticket. */
  waiting: (ticket: string) =>
    db
      .selectFrom('pendingSignIn')
      .select(['accountId', 'openedBy'])
      .where('hash', '=', hashToken(ticket))
      .where('expiresAt', '>', now)
      .executeTakeFirst(),

  /** Ends the waiting of a sign-in; answers false where another has gone on by the same ticket. */
  async endWaiting(ticket: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('pendingSignIn')
      .where('hash', '=', hashToken(ticket))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** No sign-in of the account goes on any more: what it was begun with has been replaced. */
  async endAllWaiting(accountId: string): Promise<void> {
    await db.deleteFrom('pendingSignIn').where('accountId', '=', accountId).execute()
  },
})
