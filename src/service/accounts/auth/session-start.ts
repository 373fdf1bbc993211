import type { AuthenticationResponse } from '#contract/accounts.ts'
import { TICKET_HEADER } from '#contract/second-factor.ts'
import type { Db } from '#service/db/client.ts'
import type { SessionOpening } from '#service/db/tables/accounts.ts'
import type { SessionGuard } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { type Account, accountsRepository, toUser } from '../account/accounts.repository.ts'
import { deviceKey, networkKey, type Visitor } from './device.ts'
import { knownDevicesRepository } from './known-devices.repository.ts'
import { newToken } from './opaque-token.ts'
import type { TellOwner } from './open-post.ts'
import { admitToHash, verifyPassword } from './password-hash.ts'
import { secondFactorRepository } from './second-factor.repository.ts'
import type { SecondFactorCheck } from './second-factor.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionTokens } from './session-token.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { signInAttempts } from './sign-in-attempts.repository.ts'

/** What sessions work with. */
export type SessionArea = {
  readonly db: Db
  readonly tokens: SessionTokens
  readonly guard: SessionGuard
  /** Tells the guards of all nodes that these sessions have ended. */
  readonly revoke: (sessionIds: readonly string[]) => void
  /** Tells a user by mail what has happened to the account. */
  readonly tell: TellOwner
  /** Looks at codes of second factors. */
  readonly factors: SecondFactorCheck
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

/** Signs the token of a session. */
export const signing =
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
const isTold = (openedBy: SessionOpening) => openedBy === 'password' || openedBy === 'sso' || openedBy === 'passkey'

/** Whether a way in is two factors by itself, or leaves them to the company's provider. */
const needsNoCode = (openedBy: SessionOpening) =>
  openedBy === 'sso' || openedBy === 'accessKey' || openedBy === 'passkey'

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

/** How a session begins. */
export function beginning(area: SessionArea) {
  const { db, tokens, signOnOnly, factors } = area
  const pending = secondFactorRepository(db)
  const events = securityEventsRepository(db)
  const sign = signing(tokens)
  const recognise = recognising(area)

  /** @throws {ServiceError} `invalidCredentials` where the password that was proven has been replaced meanwhile */
  const start = async (account: Account, openedBy: SessionOpening, client: Visitor): Promise<SignedIn> => {
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

  /**
   * Opens a session for an account that has proven who it is.
   *
   * @throws {ServiceError} `invalidCredentials` where that was by a password that has been replaced meanwhile;
   *   `secondFactorRequired` with the ticket to go on by, where the account asks for a code
   */
  const open = async (account: Account, openedBy: SessionOpening, client: Visitor): Promise<SignedIn> => {
    if (needsNoCode(openedBy) || !(await factors.isOn(account.id))) return start(account, openedBy, client)
    const ticket = await pending.wait(account.id, openedBy)
    throw new ServiceError('secondFactorRequired', '', { headers: { [TICKET_HEADER]: ticket } })
  }

  return {
    open,

    /**
     * Goes on with a sign-in that waits for its code.
     *
     * @throws {ServiceError} `signInExpired`, `secondFactorInvalid`, `signInSlowed`
     */
    async finish({ ticket, code }: { ticket: string; code: string }, client: Visitor): Promise<SignedIn> {
      const waiting = await pending.waiting(ticket)
      const account = waiting && (await accountsRepository(db).find(waiting.accountId))
      if (!account || account.status !== 'active') throw new ServiceError('signInExpired')
      const { id: accountId, email } = account
      const guess = { accountId, email, ...(await recognise.sourceOf(account, client)) }
      const used = await factors.take(guess, code).catch(async (error: unknown) => {
        await events.record({ event: 'secondFactorRefused', userId: accountId, client })
        throw error
      })
      if (!(await pending.endWaiting(ticket))) throw new ServiceError('signInExpired')
      const signedIn = await start(account, waiting.openedBy, client)
      if (used === 'recovery') {
        await events.record({ event: 'recoveryCodeUsed', userId: accountId, client })
        await area.tell(account, 'recoveryCodeUsed')
      }
      return signedIn
    },

    /**
     * Signs in by password.
     *
     * @throws {ServiceError} `invalidCredentials`, whatever of them is wrong; `signInSlowed` after too many wrong ones;
     *   `ssoRequired`; `unavailable` where too many sign in
     */
    login: ({ loginId, password }: { loginId: string; password: string }, client: Visitor): Promise<SignedIn> =>
      admitToHash(async () => {
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
      }),
  }
}
