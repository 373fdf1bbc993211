import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { SessionOpening } from '#service/db/tables/accounts.ts'
import type { Account } from '../account/accounts.repository.ts'
import { hashToken, newToken } from './opaque-token.ts'

/** Life of a session and of each refresh token [days]; both begin anew with every refresh. */
export const SESSION_DAYS = 30

/** Longest life of a session, however often it is refreshed [days]. */
export const SESSION_LONGEST_DAYS = 90

/** Two tabs of one browser may refresh with the same token: within this time of its replacement [s]. */
export const REUSE_GRACE_SECONDS = 10

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

const now = sql<Date>`now()`
/** End of a session, and of a refresh token, that begins or goes on now. */
export const inThirtyDays = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`

/** What replaces a refresh token: nobody who has only the token, or only the database, can tell. */
const successorOf = (token: string, salt: string): string => hashToken(`${token}${salt}`)

/** Refresh tokens of sessions. They are nobody's: whoever holds one is asked for nothing else. */
export const refreshTokensRepository = (db: DbOrTransaction) => ({
  /** A new token of the session. */
  async issue(sessionId: string): Promise<string> {
    const refreshToken = newToken()
    await db
      .insertInto('refreshToken')
      .values({ hash: hashToken(refreshToken), sessionId, expiresAt: inThirtyDays })
      .execute()
    return refreshToken
  },

  /** The running session a refresh token belongs to; tokens that have been replaced lead nowhere. */
  sessionOf: (token: string): Promise<TokenSession | undefined> =>
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
})
