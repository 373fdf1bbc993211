import type { SecondFactor } from '#contract/second-factor.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { ServiceError } from '#service/service-error.ts'
import { identityProof } from './identity-proof.ts'
import type { keyVault } from './key-vault.ts'
import { secondFactorRepository } from './second-factor.repository.ts'
import { newRecoveryCodes, newTotp } from './second-factor.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionArea } from './session-start.ts'
import { sessionsRepository } from './sessions.repository.ts'

type Parts = Pick<SessionArea, 'db' | 'factors' | 'revoke' | 'tell'> & {
  readonly vault: ReturnType<typeof keyVault>
  /** What the guard has read of a session no longer holds. */
  readonly forget: (sessionIds: readonly string[]) => void
  /** Whether somebody administers what asks for a second factor. */
  readonly isDemanded: (caller: Caller) => Promise<boolean>
}

/** @throws {ServiceError} `forbidden` for an access key */
function refuseKeys({ byKey }: Caller): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
}

/** The second factor of the caller. Every operation throws `forbidden` for an access key. */
export function ownSecondFactorService({ db, vault, factors, revoke, tell, forget, isDemanded }: Parts) {
  const proof = identityProof(db)
  const take = async ({ caller, client }: Actor, code: string): Promise<void> => {
    const { userId: accountId, email, sessionId } = caller
    const guess = { accountId, email, source: `session:${sessionId}`, isKnown: true }
    await factors.take(guess, code).catch(async (error: unknown) => {
      await securityEventsRepository(db).record({ event: 'secondFactorRefused', userId: accountId, client })
      throw error
    })
  }
  /** A secret that was never confirmed is no second factor: its code changes nothing. @throws {ServiceError} as `take` */
  const takeConfirmed = async (actor: Actor, code: string): Promise<void> => {
    if (!(await factors.isOn(actor.caller.userId))) throw new ServiceError('secondFactorInvalid')
    await take(actor, code)
  }
  const owner = ({ userId: id, email, locale }: Caller) => ({ id, email, locale })
  return {
    async read(caller: Caller): Promise<SecondFactor> {
      refuseKeys(caller)
      const own = secondFactorRepository(db)
      const found = await own.find(caller.userId)
      return {
        active: found?.confirmedAt != null,
        since: found?.confirmedAt?.toISOString() ?? null,
        recoveryCodes: await own.countRecovery(caller.userId),
        proof: await proof.wayOf(caller),
        demanded: await isDemanded(caller),
      }
    },

    /** A new secret, which nothing asks for yet. @throws {ServiceError} as `identityProof`; `conflict` where one is in use */
    async begin(actor: Actor, password: string | undefined): Promise<{ secret: string; uri: string }> {
      await proof.require(actor, password)
      const { userId, email } = actor.caller
      const { secret, uri } = newTotp(email)
      const begun = await secondFactorRepository(db).begin(userId, await vault.seal({ kty: 'oct', k: secret }))
      if (!begun) throw new ServiceError('conflict', 'there is a second factor', { why: 'secondFactorExists' })
      return { secret, uri }
    },

    /**
     * Sign-ins ask for a code from now on; sessions that were opened without one end, but for this.
     *
     * @throws {ServiceError} `secondFactorInvalid`, `signInSlowed`; `conflict` where there is one already
     */
    async confirm(actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> {
      const { caller, client } = actor
      refuseKeys(caller)
      const { userId, sessionId } = caller
      if (await factors.isOn(userId))
        throw new ServiceError('conflict', 'there is a second factor', { why: 'secondFactorExists' })
      await take(actor, code)
      const { codes, hashes } = newRecoveryCodes(userId)
      const ended = await db.transaction().execute(async (transaction) => {
        await secondFactorRepository(transaction).replaceRecovery(userId, hashes)
        await securityEventsRepository(transaction).record({ event: 'secondFactorOn', userId, client })
        return sessionsRepository(transaction).endAll(userId, sessionId)
      })
      revoke(ended)
      forget([sessionId])
      await tell(owner(caller), 'secondFactorOn')
      return { recoveryCodes: codes }
    },

    /** @throws {ServiceError} `secondFactorInvalid`, `signInSlowed` */
    async renewRecovery(actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> {
      refuseKeys(actor.caller)
      await takeConfirmed(actor, code)
      const { userId } = actor.caller
      const { codes, hashes } = newRecoveryCodes(userId)
      await db.transaction().execute(async (transaction) => {
        await secondFactorRepository(transaction).replaceRecovery(userId, hashes)
        await securityEventsRepository(transaction).record({
          event: 'recoveryCodesRenewed',
          userId,
          client: actor.client,
        })
      })
      return { recoveryCodes: codes }
    },

    /** @throws {ServiceError} `secondFactorInvalid`, `signInSlowed` */
    async remove(actor: Actor, code: string): Promise<void> {
      refuseKeys(actor.caller)
      await takeConfirmed(actor, code)
      const { userId, sessionId } = actor.caller
      await secondFactorRepository(db).remove(userId)
      await securityEventsRepository(db).record({ event: 'secondFactorOff', userId, client: actor.client })
      forget([sessionId])
      await tell(owner(actor.caller), 'secondFactorOff')
    },
  }
}
export type OwnSecondFactorService = ReturnType<typeof ownSecondFactorService>
