import type { User } from '#contract/accounts.ts'
import { errorStatus } from '#contract/error.ts'
import type { Client } from '#service/caller.ts'
import { ServiceError } from '#service/service-error.ts'
import { accountsRepository, toUser } from '../account/accounts.repository.ts'
import { hashToken } from './opaque-token.ts'
import { refreshTokensRepository } from './refresh-tokens.repository.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import { beginning, type SessionArea, type SignedIn, signing } from './session-start.ts'
import { sessionsRepository } from './sessions.repository.ts'

const refused = (reason: string) => new ServiceError('refreshTokenInvalid', reason)

/** Two requests with the same value come from the same browser on the same connection. */
const clientHash = ({ address, userAgent }: Client) => hashToken(`${address}\n${userAgent ?? ''}`)

function goingOn({ db, tokens, guard, revoke }: SessionArea) {
  const events = securityEventsRepository(db)
  const sign = signing(tokens)
  return {
    /**
     * Replaces a refresh token by a new one, with a new session token.
     *
     * @throws {ServiceError} `refreshTokenInvalid`; where the token had been replaced before, the session has ended with it
     */
    async refresh(token: string, client: Client): Promise<SignedIn> {
      const rotation = await refreshTokensRepository(db).rotate(token, clientHash(client))
      if (rotation.outcome === 'unknown') throw refused('unknown, expired or of an ended session')
      if (rotation.outcome === 'reused') {
        const { sessionId, account } = rotation
        revoke([sessionId])
        await events.record({ event: 'refreshTokenReused', userId: account.id, sessionId, client })
        throw refused('used again after its replacement')
      }
      return sign({ ...rotation, firstSeen: false })
    },

    /** Whose running session a session token is of, and until when the token is good. @throws {ServiceError} `sessionInvalid` */
    async validate(token: string): Promise<{ userId: string; sessionExpiration: string }> {
      try {
        const { userId } = await guard(token)
        const { expiresAt } = await tokens.verify(token)
        return { userId, sessionExpiration: expiresAt.toISOString() }
      } catch (error) {
        if (error instanceof ServiceError && errorStatus[error.code] === 401) throw new ServiceError('sessionInvalid')
        throw error
      }
    },
  }
}

function ending({ db, revoke }: SessionArea) {
  const events = securityEventsRepository(db)
  return {
    /**
     * Ends the session of a refresh token.
     *
     * @returns the user who was signed in
     * @throws {ServiceError} `refreshTokenInvalid`
     */
    async end(token: string, client: Client): Promise<User> {
      const sessions = sessionsRepository(db)
      const session = await refreshTokensRepository(db).sessionOf(token)
      if (!session) throw refused('unknown, expired or of an ended session')
      const { sessionId, userId } = session
      await sessions.end(userId, sessionId)
      revoke([sessionId])
      await events.record({ event: 'logout', userId, sessionId, client })
      const account = await accountsRepository(db).find(userId)
      if (!account) throw refused('the account is gone')
      return toUser(account)
    },

    /** Ends one of a user's own sessions; answers whether there was such a one. */
    async endOwn(userId: string, sessionId: string, client: Client): Promise<boolean> {
      const ended = await sessionsRepository(db).end(userId, sessionId)
      if (!ended) return false
      revoke([sessionId])
      await events.record({ event: 'sessionEnded', userId, sessionId, client })
      return true
    },
  }
}

/** Starts, continues and ends sessions. */
export const sessionService = (area: SessionArea) => ({ ...beginning(area), ...goingOn(area), ...ending(area) })
export type SessionService = ReturnType<typeof sessionService>
