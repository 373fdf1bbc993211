import type { Client } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import { mailLinksRepository } from './mail-links.repository.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { checkPassword } from './password-policy.ts'
import { refreshTokensRepository, type TokenSession } from './refresh-tokens.repository.ts'
import { secondFactorRepository } from './second-factor.repository.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionArea } from './session-start.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { signInAttempts } from './sign-in-attempts.repository.ts'

type Update = {
  readonly loginId: string
  readonly newPassword: string
  /** The present one; not needed in a session that a reset link has just opened. */
  readonly currentPassword?: string | undefined
  /** Of the session that asks, and goes on. */
  readonly refreshToken: string
  readonly client: Client
}

type Replacement = { readonly accountId: string; readonly passwordHash: string; readonly keptSession: string }

/** How long a session that was opened by a reset link may set a password without the present one [ms]. */
const RESET_WINDOW = 15 * 60_000

const mayReset = ({ openedBy, startedAt }: TokenSession) =>
  openedBy === 'passwordReset' && Date.now() - startedAt.getTime() < RESET_WINDOW

/**
 * All of it or nothing: where the new password holds, every other session has ended and no link can be spent.
 *
 * @returns ids of the sessions that have ended with the old password
 */
const replace = (db: Db, { accountId, passwordHash, keptSession }: Replacement): Promise<readonly string[]> =>
  db.transaction().execute(async (transaction) => {
    await accountsRepository(transaction).setPassword(accountId, passwordHash)
    await mailLinksRepository(transaction).spendAll(accountId)
    await secondFactorRepository(transaction).endAllWaiting(accountId)
    return sessionsRepository(transaction).endAll(accountId, keptSession)
  })

/** Setting a new password. */
export function passwordService({ db, revoke, tell }: Pick<SessionArea, 'db' | 'revoke' | 'tell'>) {
  const events = securityEventsRepository(db)
  return {
    /**
     * Sets the password of whoever is signed in and proves to know the present one, or has come by a reset link.
     *
     * @throws {ServiceError} `refreshTokenInvalid`, `invalidCredentials`, `signInSlowed`; `invalidRequest` for a password the policy refuses
     */
    async update({ loginId, newPassword, currentPassword, refreshToken, client }: Update): Promise<void> {
      const session = await refreshTokensRepository(db).sessionOf(refreshToken)
      const account = session && (await accountsRepository(db).find(session.userId))
      if (!account) throw new ServiceError('refreshTokenInvalid')
      const { id: accountId, email } = account
      const attempts = signInAttempts(db)
      if (!mayReset(session))
        await attempts.begin({ loginId: email, source: `session:${session.sessionId}`, isKnown: true })
      const proven =
        mayReset(session) ||
        (currentPassword !== undefined && (await verifyPassword(account.passwordHash ?? undefined, currentPassword)))
      if (!proven || email !== loginId) {
        await events.record({ event: 'loginRefused', userId: accountId, client, detail: 'password update' })
        throw new ServiceError('invalidCredentials')
      }
      await checkPassword(newPassword, email, '/newPassword')
      const passwordHash = await hashPassword(newPassword)
      const { sessionId } = session
      revoke(await replace(db, { accountId, passwordHash, keptSession: sessionId }))
      await attempts.forget(email)
      await events.record({ event: 'passwordChanged', userId: accountId, sessionId, client })
      await tell(account, 'passwordChanged')
    },
  }
}
export type PasswordService = ReturnType<typeof passwordService>
