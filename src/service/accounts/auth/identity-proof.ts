import type { AccountClosing } from '#contract/account-closing.ts'
import type { Actor, Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { verifyPassword } from './password-hash.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { signInAttempts } from './sign-in-attempts.repository.ts'

/** How long a sign-in without a password is fresh [min]. */
const FRESH_MINUTES = 15

/** Who acts on the account itself proves once more to be its owner: a session that lies open somewhere is not enough. */
export function identityProof(db: Db) {
  const events = securityEventsRepository(db)
  const read = ({ sessionId, userId }: Caller) => sessionsRepository(db).begunWithin(userId, sessionId, FRESH_MINUTES)
  const wayOf = (found: Awaited<ReturnType<typeof read>>): AccountClosing['proof'] => {
    if (found?.isFresh && found.openedBy !== 'password') return 'none'
    return found?.passwordHash == null ? 'signIn' : 'password'
  }
  return {
    /** What the caller has to prove. */
    wayOf: async (caller: Caller): Promise<AccountClosing['proof']> => wayOf(await read(caller)),

    /**
     * @throws {ServiceError} `forbidden` for an access key, `proofRequired`, `invalidCredentials`; `signInSlowed` after too
     *   many wrong passwords
     */
    async require({ caller, client }: Actor, password: string | undefined): Promise<void> {
      if (caller.byKey) throw new ServiceError('forbidden', 'access key')
      const found = await read(caller)
      const way = wayOf(found)
      if (way === 'none') return
      if (way === 'signIn' || password === undefined) throw new ServiceError('proofRequired', way)
      const attempts = signInAttempts(db)
      await attempts.begin({ loginId: caller.email, source: `session:${caller.sessionId}`, isKnown: true })
      if (!(await verifyPassword(found?.passwordHash ?? undefined, password))) {
        await events.record({ event: 'proofRefused', userId: caller.userId, client })
        throw new ServiceError('invalidCredentials')
      }
      await attempts.forget(caller.email)
    },
  }
}
export type IdentityProof = ReturnType<typeof identityProof>
