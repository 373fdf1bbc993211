import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { hashToken } from './opaque-token.ts'

/** Attempts of one source at one account that are free; each further one waits twice as long as the one before [s]. */
const FREE_ATTEMPTS = 10
const LONGEST_WAIT = 900

/** Failures in a row at one account, of all clients that are not known to it (NIST SP 800-63B, 5.2.2). */
export const MOST_FAILURES = 100

/** Failures of all unknown clients together are counted under this. */
const ALL = ''

export type Attempt = {
  /** Address the attempt is made at, whether or not there is an account. */
  readonly loginId: string
  /** The device where the account knows it, else the network. */
  readonly source: string
  readonly isKnown: boolean
}

const slowed = (seconds: number) =>
  new ServiceError('signInSlowed', '', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })

const keyOf = (loginId: string) => hashToken(`sign-in\n${loginId}`)

/** Attempts to sign in that have failed since the last that did not. */
export const signInAttempts = (db: DbOrTransaction) => ({
  /**
   * Counts an attempt as failed before its password is looked at, so that many at once are no way around; who succeeds
   * forgets. A source waits for its own failures alone, and a known device for nobody else's: nobody locks others out.
   *
   * @throws {ServiceError} `signInSlowed` with `Retry-After`; nothing is counted then
   */
  async begin({ loginId, source, isKnown }: Attempt): Promise<void> {
    const key = keyOf(loginId)
    const { rows } = await sql<{ counted: boolean; seconds: number; ofAll: number | null }>`
      with counted as (
        insert into sign_in_attempt as attempt (account_key, source, failures, last_at)
        values (${key}, ${source}, 1, clock_timestamp())
        on conflict (account_key, source) do update
        set failures = attempt.failures + 1, last_at = clock_timestamp()
        where attempt.failures < ${FREE_ATTEMPTS} or clock_timestamp() >= attempt.last_at
          + make_interval(secs => least(power(2, least(attempt.failures, 60) - ${FREE_ATTEMPTS}), ${LONGEST_WAIT}))
        returning failures
      ), together as (
        insert into sign_in_attempt as attempt (account_key, source, failures, last_at)
        select ${key}, ${ALL}, 1, clock_timestamp() from counted where not ${isKnown}::boolean
        on conflict (account_key, source) do update
        set failures = attempt.failures + 1, last_at = clock_timestamp()
        returning failures
      )
      select exists (select from counted) as counted, (select failures from together) as of_all,
        coalesce((select least(power(2, least(failures, 60) - ${FREE_ATTEMPTS}), ${LONGEST_WAIT})
          - extract(epoch from now() - last_at)::float
          from sign_in_attempt where account_key = ${key} and source = ${source}), 0)::float as seconds`.execute(db)
    const [found] = rows
    if (!found?.counted) throw slowed(found?.seconds ?? 1)
    if ((found.ofAll ?? 0) > MOST_FAILURES) throw slowed(LONGEST_WAIT)
  },
  /** Somebody has signed in: what failed before counts no more. */
  async forget(loginId: string): Promise<void> {
    await db.deleteFrom('signInAttempt').where('accountKey', '=', keyOf(loginId)).execute()
  },
})
