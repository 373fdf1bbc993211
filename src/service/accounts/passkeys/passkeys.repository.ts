import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { hashToken } from '../auth/opaque-token.ts'

/** How long an authenticator may take [min]. */
const CHALLENGE_MINUTES = 5

const now = sql<Date>`now()`

/** What an authenticator has given of itself. */
export type PasskeyDraft = {
  readonly id: string
  readonly name: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly backedUp: boolean
}

/** Passkeys of accounts. One is found by its id alone only for signing in, where nobody is known yet. */
export const passkeysRepository = (db: DbOrTransaction) => ({
  /** Oldest first. */
  list: (accountId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'transports', 'backedUp', 'createdAt', 'lastUsedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  findOfAnybody: (id: string) => db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Answers false where the authenticator is registered already. */
  async insert(accountId: string, { transports, ...draft }: PasskeyDraft): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('passkey')
      .values({ accountId, ...draft, transports: [...transports] })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  async rename(accountId: string, id: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Notes a use with the count the authenticator tells; answers false where it has told as much before: it is a copy. */
  async use(id: string, counter: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ counter, lastUsedAt: now })
      .where('id', '=', id)
      .where(sql<boolean>`counter < ${counter} or (counter = 0 and ${counter} = 0)`)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Whether the account is entered by anything else than a passkey or a link by mail. */
  async hasOtherWayIn(accountId: string): Promise<boolean> {
    const { rows } = await sql<{ has: boolean }>`select
      exists (select from sign_in where account_id = ${accountId} and password_hash is not null)
      or exists (select from sso_identity where account_id = ${accountId}) as has`.execute(db)
    return rows[0]?.has ?? false
  },

  /** Keeps what an authenticator is asked to sign. @param accountId - null: somebody signs in */
  async ask(challenge: string, accountId: string | null): Promise<void> {
    const expiresAt = sql<Date>`now() + make_interval(mins => ${sql.lit(CHALLENGE_MINUTES)})`
    await db
      .insertInto('passkeyChallenge')
      .values({ hash: hashToken(challenge), accountId, expiresAt })
      .execute()
  },

  /** Takes the answer to a challenge, once. */
  async answer(challenge: string, accountId: string | null): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('passkeyChallenge')
      .where('hash', '=', hashToken(challenge))
      .where('accountId', accountId === null ? 'is' : '=', accountId)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
