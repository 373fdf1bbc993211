import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import { hashToken } from '../auth/opaque-token.ts'

/** How long a sign-on may take [min]. */
const STATE_MINUTES = 10

/** One sign-on that has begun. */
export type SsoAttempt = { readonly domain: string; readonly nonce: string; readonly codeVerifier: string }

/** Sign-ons that have begun, by their `state`. `browser` is what binds one to the browser it began in, empty for other clients. */
export const ssoStatesRepository = (db: Db) => ({
  async begin(state: string, browser: string, attempt: SsoAttempt): Promise<void> {
    await db
      .insertInto('ssoState')
      .values({
        hash: hashToken(state),
        browserHash: hashToken(browser),
        ...attempt,
        expiresAt: sql<Date>`now() + make_interval(mins => ${STATE_MINUTES})`,
      })
      .execute()
  },
  /** Ends a sign-on, whatever comes of it; undefined where it is unknown, over, or of another browser. */
  async take(state: string, browser: string): Promise<SsoAttempt | undefined> {
    const taken = await db
      .deleteFrom('ssoState')
      .where('hash', '=', hashToken(state))
      .returning(['domain', 'nonce', 'codeVerifier', 'browserHash'])
      .returning(sql<boolean>`expires_at > now()`.as('inTime'))
      .executeTakeFirst()
    return taken?.inTime && taken.browserHash === hashToken(browser) ? taken : undefined
  },
})
