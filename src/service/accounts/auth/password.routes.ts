import type { Handlers } from '#service/http/handlers.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import type { AccountsRepository } from '../account/accounts.repository.ts'
import type { ChangePassword } from './change-password.repository.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { checkPassword, passwordPolicy } from './password-policy.ts'
import { givenRefreshToken } from './refresh-transport.ts'
import type { SecurityEvents } from './security-events.repository.ts'
import type { SessionsRepository, TokenSession } from './sessions.repository.ts'

type Names = 'readPasswordPolicy' | 'updatePassword'

export type PasswordRoutesParts = {
  readonly accounts: AccountsRepository
  readonly sessions: SessionsRepository
  readonly change: ChangePassword
  readonly events: SecurityEvents
  readonly revoke: (sessionIds: readonly string[]) => void
}

/** How long a session that was opened by a reset link may set a password without the present one [ms]. */
const RESET_WINDOW = 15 * 60_000

const mayReset = ({ openedBy, startedAt }: TokenSession) =>
  openedBy === 'passwordReset' && Date.now() - startedAt.getTime() < RESET_WINDOW

/** The rules for passwords, and setting a new one. */
export const passwordHandlers = ({
  accounts,
  sessions,
  change,
  events,
  revoke,
}: PasswordRoutesParts): Pick<Handlers, Names> => ({
  readPasswordPolicy: async () => ({ body: passwordPolicy }),

  async updatePassword(request) {
    const { loginId, newPassword, currentPassword } = request.body
    const given = givenRefreshToken({ ...request, body: undefined })
    if (!given) throw refused('header.X-Refresh-Token', 'required')
    const session = await sessions.byRefreshToken(given.token)
    const account = session && (await accounts.find(session.userId))
    if (!account) throw new ServiceError('refreshTokenInvalid')
    const proven =
      mayReset(session) ||
      (currentPassword !== undefined && (await verifyPassword(account.passwordHash ?? undefined, currentPassword)))
    if (!proven || account.email !== loginId) {
      await events.record({
        event: 'loginRefused',
        userId: account.id,
        client: request.client,
        detail: 'password update',
      })
      throw new ServiceError('invalidCredentials')
    }
    await checkPassword(newPassword, account.email, '/newPassword')
    const passwordHash = await hashPassword(newPassword)
    revoke(await change({ accountId: account.id, passwordHash, keptSession: session.sessionId }))
    await events.record({
      event: 'passwordChanged',
      userId: account.id,
      sessionId: session.sessionId,
      client: request.client,
    })
    return {}
  },
})
