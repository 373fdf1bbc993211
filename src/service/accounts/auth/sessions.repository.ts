import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { SessionOpening } from '#service/db/tables/accounts.ts'
import { newId } from '#service/ids.ts'
import type { Policy, Scope } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Account } from '../account/accounts.repository.ts'
import { hashToken, newToken } from './opaque-token.ts'

/** Life of a session and of each refresh token [days]; both begin anew with every refresh. */
export const SESSION_DAYS = 30

/** Longest life of a session, however often it is refreshed [days]. */
export const SESSION_LONGEST_DAYS = 90

/** Two tabs of one browser may refresh with the same token: within this time of its replacement [s]. */
export const REUSE_GRACE_SECONDS = 10

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
}

export type OwnSession = {
  readonly id: string
  readonly startedAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly userAgent: string | null
}

/** Where a refresh token leads: the session it belongs to, and how that began. */
export type TokenSession = {
  readonly sessionId: string
  readonly userId: string
  readonly openedBy: SessionOpening
  readonly startedAt: Date
}

export type Rotation =
  | {
      readonly outcome: 'rotated'
      readonly sessionId: string
      readonly account: Account
      readonly refreshToken: string
    }
  | { readonly outcome: 'unknown' }
  /** A token that had been replaced came back: the session has been ended. */
  | { readonly outcome: 'reused'; readonly sessionId: string; readonly account: Account }

type Opening = {
  readonly userId: string
  readonly openedBy: SessionOpening
  readonly userAgent: string | undefined
  /** Where the session is opened by a password. */
  readonly passwordHash?: string | undefined
}

const now = sql<Date>`now()`
const inThirtyDays = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`

/** What replaces a refresh token: nobody who has only the token, or only the database, can tell. */
const successorOf = (token: string, salt: string): string => hashToken(`${token}${salt}`)

async function issue(db: DbOrTransaction, sessionId: string): Promise<string> {
  const refreshToken = newToken()
  await db
    .insertInto('refreshToken')
    .values({ hash: hashToken(refreshToken), sessionId, expiresAt: inThirtyDays })
    .execute()
  return refreshToken
}

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

/** Sessions and their refresh tokens. */
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
    const refreshToken = await issue(db, sessionId)
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
      .where('session.id', '=', sessionId)
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', now)
      .where('account.status', '=', 'active')
      .executeTakeFirst(),

  /** The running session a refresh token belongs to; tokens that have been replaced lead nowhere. */
  byRefreshToken: (token: string): Promise<TokenSession | undefined> =>
    db
      .selectFrom('refreshToken')
      .innerJoin('session', 'session.id', 'refreshToken.sessionId')
      .innerJoin('account', 'account.id', 'session.accountId')
      .select(['session.id as sessionId', 'account.id as userId', 'session.openedBy', 'session.startedAt'])
      .where('refreshToken.hash', '=', hashToken(token))
      .where('refreshToken.replacedAt', 'is', null)
      .where('refreshToken.expiresAt', '>', now)
      .where('session.endedAt', 'is', null)
      .where('account.status', '=', 'active')
      .executeTakeFirst(),

  /**
   * Replaces a refresh token, in one statement: it is one round trip and one commit. Of several that come with the same
   * token at once, the first one holds its row until it is done, and all are answered the same successor: it follows from
   * the token and a salt that only the database has. `client` is the hash of where the request comes from.
   */
  async rotate(token: string, client: string): Promise<Rotation> {
    const salt = newToken()
    const { rows } = await sql<Account & { sessionId: string; isGood: boolean; successorSalt: string | null }>`
      with given as (
        select refresh_token.hash, session_id, successor_salt,
          replaced_at is null or replaced_for = ${client}
            and replaced_at > now() - make_interval(secs => ${REUSE_GRACE_SECONDS}) as is_good,
          account.id, account.email, account.name, account.locale, account.status, account.policies,
          sign_in.password_hash, sign_in.email_verified_at
        from refresh_token
        join session on session.id = session_id
        join account on account.id = session.account_id
        join sign_in on sign_in.account_id = account.id
        where refresh_token.hash = ${hashToken(token)} and refresh_token.expires_at > now()
          and session.ended_at is null and account.status = 'active'
          and session.started_at > now() - make_interval(days => ${SESSION_LONGEST_DAYS})
        for update of refresh_token
      ), replaced as (
        update refresh_token set replaced_at = coalesce(replaced_at, clock_timestamp()),
          replaced_for = ${client}, successor_salt = ${salt}
        where hash in (select hash from given where is_good and successor_salt is null)
      ), used as (
        update session set last_used_at = now(), expires_at = least(
          now() + make_interval(days => ${SESSION_DAYS}),
          started_at + make_interval(days => ${SESSION_LONGEST_DAYS}))
        where id in (select session_id from given where is_good)
      ), ended as (
        update session set ended_at = now() where id in (select session_id from given where not is_good)
      ), issued as (
        insert into refresh_token (hash, session_id, expires_at)
        select ${hashToken(successorOf(token, salt))}, session_id, now() + make_interval(days => ${SESSION_DAYS})
        from given where is_good and successor_salt is null
      )
      select * from given`.execute(db)
    const [found] = rows
    if (!found) return { outcome: 'unknown' }
    const { sessionId, isGood, successorSalt, ...account } = found
    if (!isGood) return { outcome: 'reused', sessionId, account }
    return { outcome: 'rotated', sessionId, account, refreshToken: successorOf(token, successorSalt ?? salt) }
  },

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
