import type { AuthenticationResponse } from '#contract/accounts.ts'
import type { Client } from '#service/caller.ts'
import type { SessionOpening } from '#service/db/tables/accounts.ts'
import type { Cookie } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { type Account, type AccountsRepository, toUser } from '../account/accounts.repository.ts'
import { hashToken } from './opaque-token.ts'
import { type GivenRefreshToken, refreshTokenReply } from './refresh-transport.ts'
import type { SecurityEvents } from './security-events.repository.ts'
import type { SessionTokens } from './session-token.ts'
import type { SessionsRepository } from './sessions.repository.ts'

export type AuthenticationParts = {
  readonly accounts: AccountsRepository
  readonly sessions: SessionsRepository
  readonly tokens: SessionTokens
  readonly events: SecurityEvents
  /** Tells the guards of all nodes that these sessions have ended. */
  readonly revoke: (sessionIds: readonly string[]) => void
}

/** What a handler answers who has signed somebody in. */
export type Authenticated = { readonly body: AuthenticationResponse; readonly cookies: readonly Cookie[] }

/** Two requests with the same value come from the same browser on the same connection. */
const clientHash = ({ address, userAgent }: Client) => hashToken(`${address}\n${userAgent ?? ''}`)

const refused = (reason: string) => new ServiceError('refreshTokenInvalid', reason)

/** Starts, continues and ends sessions. */
export function authentication({ accounts, sessions, tokens, events, revoke }: AuthenticationParts) {
  const accountOf = async (userId: string): Promise<Account> => {
    const account = await accounts.find(userId)
    if (!account) throw refused('the account is gone')
    return account
  }
  const tokenFor = ({ id, policies }: Account, sessionId: string) => tokens.sign({ userId: id, sessionId, policies })

  return {
    /**
     * Opens a session for an account that has proven who it is.
     *
     * @throws {ServiceError} `invalidCredentials` where that was by a password that has been replaced meanwhile
     */
    async open(account: Account, openedBy: SessionOpening, client: Client): Promise<Authenticated> {
      const opened = await sessions.open({
        userId: account.id,
        openedBy,
        userAgent: client.userAgent,
        ...(openedBy === 'password' && { passwordHash: account.passwordHash ?? '' }),
      })
      if (!opened) throw new ServiceError('invalidCredentials', 'the password has been replaced')
      const { sessionId, refreshToken, firstSeen } = opened
      const { sessionJwt, expiresAt } = await tokenFor(account, sessionId)
      const { cookies, body } = refreshTokenReply(refreshToken, client.sameOriginBrowser)
      await events.record({ event: 'loginSucceeded', userId: account.id, sessionId, client, detail: openedBy })
      return {
        cookies,
        body: { sessionJwt, sessionExpiration: expiresAt.toISOString(), ...body, firstSeen, user: toUser(account) },
      }
    },

    /**
     * Replaces a refresh token by a new one, with a new session token.
     *
     * @throws {ServiceError} `refreshTokenInvalid`; where the token had been replaced before, the session has ended with it
     */
    async refresh({ token, byCookie }: GivenRefreshToken, client: Client): Promise<Authenticated> {
      const rotation = await sessions.rotate(token, clientHash(client))
      if (rotation.outcome === 'unknown') throw refused('unknown, expired or of an ended session')
      const { sessionId, account } = rotation
      if (rotation.outcome === 'reused') {
        revoke([sessionId])
        await events.record({ event: 'refreshTokenReused', userId: account.id, sessionId, client })
        throw refused('used again after its replacement')
      }
      const { sessionJwt, expiresAt } = await tokenFor(account, sessionId)
      const { cookies, body } = refreshTokenReply(rotation.refreshToken, byCookie)
      return {
        cookies,
        body: {
          sessionJwt,
          sessionExpiration: expiresAt.toISOString(),
          ...body,
          firstSeen: false,
          user: toUser(account),
        },
      }
    },

    /**
     * Ends the session of a refresh token.
     *
     * @returns the user who was signed in
     * @throws {ServiceError} `refreshTokenInvalid`
     */
    async end({ token }: GivenRefreshToken, client: Client): Promise<Account> {
      const session = await sessions.byRefreshToken(token)
      if (!session) throw refused('unknown, expired or of an ended session')
      const { sessionId, userId } = session
      await sessions.end(userId, sessionId)
      revoke([sessionId])
      await events.record({ event: 'logout', userId, sessionId, client })
      return accountOf(userId)
    },

    /** Ends one of a user's own sessions; answers whether there was such a one. */
    async endOwn(userId: string, sessionId: string, client: Client): Promise<boolean> {
      const ended = await sessions.end(userId, sessionId)
      if (!ended) return false
      revoke([sessionId])
      await events.record({ event: 'sessionEnded', userId, sessionId, client })
      return true
    },
  }
}

export type Authentication = ReturnType<typeof authentication>
