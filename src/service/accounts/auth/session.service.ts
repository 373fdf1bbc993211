import type { AuthenticationResponse, User } from '#contract/accounts.ts'
import { errorStatus } from '#contract/error.ts'
import type { Client } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import type { SessionOpening } from '#service/db/tables/accounts.ts'
import type { SessionGuard } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { type Account, accountsRepository, toUser } from '../account/accounts.repository.ts'
import { deviceKey, networkKey, type Visitor } from './device.ts'
import { knownDevicesRepository } from './known-devices.repository.ts'
import { hashToken, newToken } from './opaque-token.ts'
import type { TellOwner } from './open-post.ts'
import { verifyPassword } from './password-hash.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionTokens } from './session-token.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { signInAttempts } from './sign-in-attempts.repository.ts'

export type SessionArea = {
  readonly db: Db
  readonly tokens: SessionTokens
  readonly guard: SessionGuard
  /** Tells the guards of all nodes that these sessions have ended. */
  readonly revoke: (sessionIds: readonly string[]) => void
  /** Tells a user by mail what has happened to the account. */
  readonly tell: TellOwner
  /** Whether an address signs in by its company's provider and in no other way. */
  readonly signOnOnly: (email: string) => boolean
}

/** Somebody who has been signed in, or still is. How the refresh token travels is not told here. */
export type SignedIn = AuthenticationResponse & {
  readonly refreshToken: string
  /** What a browser that was not known is known again by from now on. */
  readonly newDevice?: string | undefined
}

type Session = {
  readonly account: Account
  readonly sessionId: string
  readonly refreshToken: string
  readonly firstSeen: boolean
}

const refused = (reason: string) => new ServiceError('refreshTokenInvalid', reason)

/** Two requests with the same value come from the same browser on the same connection. */
const clientHash = ({ address, userAgent }: Client) => hashToken(`${address}\n${userAgent ?? ''}`)

const signing =
  (tokens: SessionTokens) =>
  async ({ account, sessionId, refreshToken, firstSeen }: Session): Promise<SignedIn> => {
    const { sessionJwt, expiresAt } = await tokens.sign({ userId: account.id, sessionId, policies: account.policies })
    return {
      sessionJwt,
      sessionExpiration: expiresAt.toISOString(),
      refreshToken,
      firstSeen,
      user: toUser(account),
    }
  }

/** Ways in that prove no mailbox: of a new device that comes by them the owner is told. */
const isTold = (openedBy: SessionOpening) => openedBy === 'password' || openedBy === 'sso'

/** What becomes known of where somebody signs in. */
function recognising({ db, tell }: Pick<SessionArea, 'db' | 'tell'>) {
  const devices = knownDevicesRepository(db)
  return {
    /** By what attempts of a client at an account are counted. */
    async sourceOf(account: Account | undefined, client: Visitor) {
      const device = deviceKey(client)
      const isKnown = account !== undefined && (await devices.knows(account.id, device))
      return { source: isKnown ? device : networkKey(client), isKnown }
    },
    /** Remembers the device, tells the owner of a new one; answers the mark for a browser that had none. */
    async note({ id, email, locale }: Account, openedBy: SessionOpening, client: Visitor): Promise<string | undefined> {
      const isMarked = client.deviceToken === undefined || !(await devices.knows(id, deviceKey(client)))
      const newDevice = client.sameOriginBrowser && isMarked ? newToken() : undefined
      const isNew = await devices.remember(id, deviceKey(newDevice ? { ...client, deviceToken: newDevice } : client))
      if (isNew && isTold(openedBy)) await tell({ id, email, locale }, 'newDevice')
      return newDevice
    },
  }
}

function beginning(area: SessionArea) {
  const { db, tokens, signOnOnly } = area
  const events = securityEventsRepository(db)
  const sign = signing(tokens)
  const recognise = recognising(area)

  /**
   * Opens a session for an account that has proven who it is.
   *
   * @throws {ServiceError} `invalidCredentials` where that was by a password that has been replaced meanwhile
   */
  const open = async (account: Account, openedBy: SessionOpening, client: Visitor): Promise<SignedIn> => {
    const opened = await db.transaction().execute((transaction) =>
      sessionsRepository(transaction).open({
        userId: account.id,
        openedBy,
        userAgent: client.userAgent,
        ...(openedBy === 'password' && { passwordHash: account.passwordHash ?? '' }),
      }),
    )
    if (!opened) throw new ServiceError('invalidCredentials', 'the password has been replaced')
    const signedIn = await sign({ account, ...opened })
    const newDevice = await recognise.note(account, openedBy, client)
    await signInAttempts(db).forget(account.email)
    const { sessionId } = opened
    await events.record({ event: 'loginSucceeded', userId: account.id, sessionId, client, detail: openedBy })
    return { ...signedIn, newDevice }
  }

  return {
    open,

    /**
     * Signs in by password.
     *
     * @throws {ServiceError} `invalidCredentials`, whatever of them is wrong; `signInSlowed` after too many wrong ones;
     *   `ssoRequired`
     */
    async login({ loginId, password }: { loginId: string; password: string }, client: Visitor): Promise<SignedIn> {
      if (signOnOnly(loginId)) throw new ServiceError('ssoRequired')
      const account = await accountsRepository(db).findByEmail(loginId)
      await signInAttempts(db).begin({ loginId, ...(await recognise.sourceOf(account, client)) })
      const matches = await verifyPassword(account?.passwordHash ?? undefined, password)
      if (!account || !matches || account.status !== 'active') {
        const detail = account?.status ?? 'unknown'
        await events.record({ event: 'loginRefused', userId: account?.id, client, detail })
        throw new ServiceError('invalidCredentials')
      }
      return open(account, 'password', client)
    },
  }
}

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
      const rotation = await sessionsRepository(db).rotate(token, clientHash(client))
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
      const session = await sessions.byRefreshToken(token)
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
