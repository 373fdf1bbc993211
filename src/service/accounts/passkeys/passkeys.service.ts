import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { MOST_PASSKEYS, type Passkey, type PasskeyList } from '#contract/passkeys.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { quotaReached, ServiceError } from '#service/service-error.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import type { Visitor } from '../auth/device.ts'
import { identityProof } from '../auth/identity-proof.ts'
import { securityEventsRepository } from '../auth/security-events.repository.ts'
import type { SessionService } from '../auth/session.service.ts'
import type { SessionArea, SignedIn } from '../auth/session-start.ts'
import { type PasskeyDraft, passkeysRepository } from './passkeys.repository.ts'

type Parts = Pick<SessionArea, 'db' | 'tell' | 'signOnOnly'> & {
  readonly sessions: Pick<SessionService, 'open'>
  /** Address of the app: passkeys are bound to its host. */
  readonly publicUrl: string
  /** Whether links by mail arrive, which are a way in of every account. */
  readonly sendsMail: boolean
}

/** Comes with the first passkey: a start needs none of it. */
const webAuthn = () => import('@simplewebauthn/server')

type Row = Awaited<ReturnType<ReturnType<typeof passkeysRepository>['list']>>[number]

const toPasskey = ({ id, name, backedUp, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** As the authenticators told them; others are not asked for. */
const knownTransports = (given: readonly string[]) => given.slice(0, 10) as AuthenticatorTransport[]

/** @throws {ServiceError} `forbidden` for an access key */
function refuseKeys({ byKey }: Caller): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
}

const rejected = (reason: unknown) =>
  new ServiceError('passkeyRejected', reason instanceof Error ? reason.name : String(reason))

/** Signing in by passkey: the authenticator proves to have the key and who holds it, which are two factors. */
function signingIn({ db, sessions, publicUrl, signOnOnly }: Parts) {
  const passkeys = passkeysRepository(db)
  const rpID = new URL(publicUrl).hostname
  const verified = async (response: AuthenticationResponseJSON) => {
    const found = await passkeys.findOfAnybody(response.id)
    if (!found) throw rejected('unknown')
    const { verified: isGood, authenticationInfo } = await (await webAuthn())
      .verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => passkeys.answer(challenge, null),
        expectedOrigin: new URL(publicUrl).origin,
        expectedRPID: rpID,
        // what is counted is looked at where it is written
        credential: { id: found.id, publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')), counter: 0 },
      })
      .catch((error: unknown) => {
        throw error instanceof ServiceError ? error : rejected(error)
      })
    if (!isGood || !(await passkeys.use(found.id, authenticationInfo.newCounter))) throw rejected('not verified')
    return accountsRepository(db).find(found.accountId)
  }
  return {
    /** What an authenticator is asked for: any passkey of this service. */
    async ask(): Promise<Record<string, unknown>> {
      const options = await (await webAuthn()).generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await passkeys.ask(options.challenge, null)
      return { ...options }
    },

    /** @throws {ServiceError} `passkeyRejected`, `ssoRequired` */
    async follow(response: AuthenticationResponseJSON, client: Visitor): Promise<SignedIn> {
      const account = await verified(response).catch(async (error: unknown) => {
        await securityEventsRepository(db).record({ event: 'passkeyRefused', client })
        throw error
      })
      if (account?.status !== 'active') throw rejected('the account is gone')
      if (signOnOnly(account.email)) throw new ServiceError('ssoRequired')
      return sessions.open(account, 'passkey', client)
    },
  }
}

/** Keeps a passkey of its owner's. @throws {ServiceError} `passkeyRejected`, `quotaReached` */
const keep = (db: Db, { caller: { userId }, client }: Actor, draft: PasskeyDraft): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const own = passkeysRepository(transaction)
    // several may have been begun while there was room for one
    if ((await own.list(userId)).length >= MOST_PASSKEYS) throw quotaReached('', 'passkeys', MOST_PASSKEYS)
    if (!(await own.insert(userId, draft))) throw rejected('registered already')
    await securityEventsRepository(transaction).record({ event: 'passkeyAdded', userId, client })
  })

/** Passkeys of the caller, and signing in by them. Every operation of the caller throws `forbidden` for an access key. */
export function passkeyService(parts: Parts) {
  const { db, tell, publicUrl, signOnOnly, sendsMail } = parts
  const proof = identityProof(db)
  const rpID = new URL(publicUrl).hostname
  const owner = ({ userId: id, email, locale }: Caller) => ({ id, email, locale })
  const found = async ({ userId }: Caller, id: string): Promise<Passkey> => {
    const row = (await passkeysRepository(db).list(userId)).find((one) => one.id === id)
    if (!row) throw new ServiceError('notFound', 'passkey')
    return toPasskey(row)
  }
  return {
    ...signingIn(parts),

    async list(caller: Caller): Promise<PasskeyList> {
      refuseKeys(caller)
      const rows = await passkeysRepository(db).list(caller.userId)
      return { passkeys: rows.map(toPasskey), proof: await proof.wayOf(caller) }
    },

    /** What an authenticator is asked to make. @throws {ServiceError} as `identityProof`; `quotaReached`, `ssoRequired` */
    async begin(actor: Actor, password: string | undefined): Promise<Record<string, unknown>> {
      await proof.require(actor, password)
      const { userId, email, name } = actor.caller
      if (signOnOnly(email)) throw new ServiceError('ssoRequired')
      const own = await passkeysRepository(db).list(userId)
      if (own.length >= MOST_PASSKEYS) throw quotaReached('', 'passkeys', MOST_PASSKEYS)
      const options = await (await webAuthn()).generateRegistrationOptions({
        rpName: 'Aufbau',
        rpID,
        userID: new Uint8Array(Buffer.from(userId)),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: own.map(({ id, transports }) => ({ id, transports: knownTransports(transports) })),
      })
      await passkeysRepository(db).ask(options.challenge, userId)
      return { ...options }
    },

    /** Keeps what an authenticator has made. @throws {ServiceError} `passkeyRejected`, `quotaReached` */
    async add({ caller, client }: Actor, name: string, response: RegistrationResponseJSON): Promise<Passkey> {
      refuseKeys(caller)
      const { userId } = caller
      const { verified, registrationInfo } = await (await webAuthn())
        .verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) => passkeysRepository(db).answer(challenge, userId),
          expectedOrigin: new URL(publicUrl).origin,
          expectedRPID: rpID,
        })
        .catch((error: unknown) => {
          throw rejected(error)
        })
      if (!verified) throw rejected('not verified')
      const { credential, credentialBackedUp: backedUp } = registrationInfo
      const publicKey = Buffer.from(credential.publicKey).toString('base64url')
      const { id, counter, transports = [] } = credential
      const draft = { id, name, publicKey, counter, transports: knownTransports(transports), backedUp }
      await keep(db, { caller, client }, draft)
      await tell(owner(caller), 'passkeyAdded')
      return found(caller, id)
    },

    /** @throws {ServiceError} `notFound` */
    async rename(caller: Caller, id: string, name: string): Promise<Passkey> {
      refuseKeys(caller)
      if (!(await passkeysRepository(db).rename(caller.userId, id, name))) throw new ServiceError('notFound', 'passkey')
      return found(caller, id)
    },

    /** @throws {ServiceError} `notFound`; `conflict` for the last way into the account */
    async remove({ caller, client }: Actor, id: string): Promise<void> {
      refuseKeys(caller)
      const { userId } = caller
      await inTransaction(db, async (transaction) => {
        const passkeys = passkeysRepository(transaction)
        if (!(await passkeys.remove(userId, id))) throw new ServiceError('notFound', 'passkey')
        const others = (await passkeys.list(userId)).length > 0 || (await passkeys.hasOtherWayIn(userId))
        if (!others && !sendsMail) throw new ServiceError('conflict', 'the last way in', { why: 'lastWayIn' })
        await securityEventsRepository(transaction).record({ event: 'passkeyRemoved', userId, client })
      })
      await tell(owner(caller), 'passkeyRemoved')
    },
  }
}
export type PasskeyService = ReturnType<typeof passkeyService>
