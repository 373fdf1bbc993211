import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { SignUpWish } from '#service/db/tables/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import { hashToken, newToken } from './opaque-token.ts'

/** How long a link of each kind can be spent [min]. */
export const LINK_MINUTES: Readonly<Record<RedirectType, number>> = {
  signUp: 24 * 60,
  emailVerification: 24 * 60,
  magicLink: 15,
  passwordReset: 15,
}

export type SpentLink = { readonly accountId: string; readonly signUp: SignUpWish | null }

/** Links sent by mail: each can be spent once, within its time. */
export const mailLinksRepository = (db: DbOrTransaction) => ({
  /** A new token for a link. It is nowhere kept but in the mail. */
  async issue(accountId: string, type: RedirectType, signUp: SignUpWish | null = null): Promise<string> {
    const token = newToken()
    await db
      .insertInto('mailLink')
      .values({
        hash: hashToken(token),
        accountId,
        type,
        expiresAt: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES[type]})`,
        signUp: signUp && JSON.stringify(signUp),
      })
      .execute()
    return token
  },
  /**
   * What the account was signed up with, for a link that is sent once more; null where it was signed up with different
   * things: one of them may be a stranger's, and nobody knows which.
   */
  async onlySignUp(accountId: string): Promise<SignUpWish | null> {
    const found = await db
      .selectFrom('mailLink')
      .select('signUp')
      .distinct()
      .where('accountId', '=', accountId)
      .where('signUp', 'is not', null)
      .where('spentAt', 'is', null)
      .limit(2)
      .execute()
    return found.length === 1 ? (found[0]?.signUp ?? null) : null
  },
  /** Spends a link; undefined where it is unknown, of another type, expired or spent. */
  spend: (token: string, type: RedirectType): Promise<SpentLink | undefined> =>
    db
      .updateTable('mailLink')
      .set({ spentAt: sql<Date>`now()` })
      .where('hash', '=', hashToken(token))
      .where('type', '=', type)
      .where('spentAt', 'is', null)
      .where('expiresAt', '>', sql<Date>`now()`)
      .returning(['accountId', 'signUp'])
      .executeTakeFirst(),
  /** No link of the account can be spent any more. */
  async spendAll(accountId: string): Promise<void> {
    await db
      .updateTable('mailLink')
      .set({ spentAt: sql<Date>`now()`, signUp: null })
      .where('accountId', '=', accountId)
      .where('spentAt', 'is', null)
      .execute()
  },
})

export type MailLinks = ReturnType<typeof mailLinksRepository>
