import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { SessionOpening } from '#service/db/tables/accounts.ts'
import type { Policy, Scope } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { inThirtyDays, refreshTokensRepository } from './refresh-tokens.repository.ts'

/** Longest user agent that is kept. */
const USER_AGENT_LENGTH = 300

/** A session that runs, with the user it is of. */
export type RunningSession = {
  readonly sessionId: string
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly policies: readonly Policy[]
  /** Of an access key: it acts for the user with what is made, not with the account itself. */
  readonly byKey: boolean
  readonly scopes: readonly Scope[] | null
  /** The account has a second factor, or its provider vouches for the session. */
  readonly secondFactor: boolean
}

export type OwnSession = {
  readonly id: string
  readonly startedAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly userAgent: string | null
}

type Opening = {
  readonly userId: string
  readonly openedBy: SessionOpening
  readonly userAgent: string | undefined
  /** Where the session is opened by a password. */
  readonly passwordHash?: string | undefined
}

const now = sql<Date>`now()`

/** Whether the password is still that one. It stays so until the transaction ends: who replaces it waits, and ends the session. */
async function holds(transaction: DbOrTransaction, userId: string, passwordHash: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('signIn')
    .select('accountId')
    .where('accountId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Sessions: opened, found, ended. */
export const sessionsRepository = (db: DbOrTransaction) => ({
  /**
   * Starts a session, in a transaction; undefined where `passwordHash`, what the user has proven to know, has been
   * replaced meanwhile. `firstSeen`: the user has never signed in before.
   */
  async open({ userId, openedBy, userAgent, passwordHash }: Opening) {
    if (passwordHash !== undefined && !(await holds(db, userId, passwordHash))) return undefined
    const sessionId = newId()
    await db
      .insertInto('session')
      .values({
        id: sessionId,
        accountId: userId,
        openedBy,
        expiresAt: inThirtyDays,
        userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      })
      .execute()
    const refreshToken = await refreshTokensRepository(db).issue(sessionId)
    const first = await db
      .updateTable('signIn')
      .set({ firstSignedInAt: now })
      .where('accountId', '=', userId)
      .where('firstSignedInAt', 'is', null)
      .executeTakeFirst()
    return { sessionId, refreshToken, firstSeen: first.numUpdatedRows > 0n }
  },

  /** The session with its user, unless it has ended or the user may no longer sign in. */
  running: (sessionId: string): Promise<RunningSession | undefined> =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .leftJoin('accessKey', 'accessKey.sessionId', 'session.id')
      .select([
        'session.id as sessionId',
        'account.id as userId',
        'account.email',
        'account.name',
        'account.locale',
        'account.policies',
        'accessKey.scopes',
      ])
      .select(sql<boolean>`session.opened_by = 'accessKey'`.as('byKey'))
      .select(
        sql<boolean>`session.opened_by in ('sso', 'passkey') or exists (select from totp
          where totp.account_id = account.id and confirmed_at is not null)`.as('secondFactor'),
      )
      .where('session.id', '=', sessionId)
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', now)
      .where('account.status', '=', 'active')
      .executeTakeFirst(),

  /** How a session of a user began, and whether within so many minutes; with the password its user has. */
  begunWithin: (userId: string, sessionId: string, minutes: number) =>
    db
      .selectFrom('session')
      .innerJoin('signIn', 'signIn.accountId', 'session.accountId')
      .select(['signIn.passwordHash', 'session.openedBy'])
      .select(sql<boolean>`session.started_at > now() - make_interval(mins => ${minutes})`.as('isFresh'))
      .where('session.id', '=', sessionId)
      .where('session.accountId', '=', userId)
      .executeTakeFirst(),

  /** Running sessions of a user, last used first; not those of access keys. */
  list: (userId: string): Promise<OwnSession[]> =>
    db
      .selectFrom('session')
      .select(['id', 'startedAt', 'lastUsedAt', 'expiresAt', 'userAgent'])
      .where('accountId', '=', userId)
      .where('openedBy', '<>', 'accessKey')
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now)
      .orderBy('lastUsedAt', 'desc')
      .execute(),

  /** Ends one session of a user; answers whether there was such a running one. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await db
      .updateTable('session')
      .set({ endedAt: now })
      .where('id', '=', sessionId)
      .where('accountId', '=', userId)
      .where('openedBy', '<>', 'accessKey')
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    return ended.numUpdatedRows > 0n
  },

  /** Ends every session of a user but one, and but those of access keys; answers their ids. */
  async endAll(userId: string, except?: string): Promise<string[]> {
    let update = db
      .updateTable('session')
      .set({ endedAt: now })
      .where('accountId', '=', userId)
      .where('openedBy', '<>', 'accessKey')
      .where('endedAt', 'is', null)
    if (except !== undefined) update = update.where('id', '<>', except)
    const ended = await update.returning('id').execute()
    return ended.map(({ id }) => id)
  },
})

export type SessionsRepository = ReturnType<typeof sessionsRepository>
