import type { Handlers, SessionGuard } from '#service/http/handlers.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { type AccountsRepository, toUser } from '../account/accounts.repository.ts'
import type { Authentication } from './authentication.ts'
import { verifyPassword } from './password-hash.ts'
import { clearedCookie, givenRefreshToken } from './refresh-transport.ts'
import type { SecurityEvents } from './security-events.repository.ts'
import type { SessionTokens } from './session-token.ts'

type Names = 'loginWithPassword' | 'refresh' | 'logout' | 'testToken' | 'validateSession'

export type SessionRoutesParts = {
  readonly accounts: AccountsRepository
  readonly authentication: Authentication
  readonly events: SecurityEvents
  readonly tokens: SessionTokens
  readonly guard: SessionGuard
}

const missingToken = () => refused('header.X-Refresh-Token', 'required')

/** Signing in by password, and what becomes of the session. */
export const sessionHandlers = ({
  accounts,
  authentication,
  events,
  tokens,
  guard,
}: SessionRoutesParts): Pick<Handlers, Names> => ({
  async loginWithPassword({ body: { loginId, password }, client }) {
    const account = await accounts.findByEmail(loginId)
    const matches = await verifyPassword(account?.passwordHash ?? undefined, password)
    if (!account || !matches || account.status !== 'active') {
      await events.record({ event: 'loginRefused', userId: account?.id, client, detail: account?.status ?? 'unknown' })
      throw new ServiceError('invalidCredentials')
    }
    return authentication.open(account, 'password', client)
  },

  async refresh(request) {
    const given = givenRefreshToken(request)
    if (!given) throw missingToken()
    return authentication.refresh(given, request.client)
  },

  /** The answer has the shape of a sign-in, as the interface gives it, with a session token that is empty and expired. */
  async logout(request) {
    const given = givenRefreshToken(request)
    if (!given) throw missingToken()
    const account = await authentication.end(given, request.client)
    return {
      cookies: given.byCookie ? [clearedCookie] : [],
      body: { sessionJwt: '', sessionExpiration: new Date().toISOString(), firstSeen: false, user: toUser(account) },
    }
  },

  testToken: async () => ({ body: 'valid' }),

  async validateSession({ headers }) {
    const token = headers['x-session-token'] ?? ''
    try {
      const { userId } = await guard(token)
      const { expiresAt } = await tokens.verify(token)
      return { body: { valid: true, userId, sessionExpiration: expiresAt.toISOString() } }
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'unauthenticated') throw new ServiceError('sessionInvalid')
      throw error
    }
  },
})
