import type { User } from '#contract/accounts.ts'
import type { Actor, Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { accountsRepository, toUser } from '../account/accounts.repository.ts'
import type { SessionService } from '../auth/session.service.ts'
import { sessionsRepository } from '../auth/sessions.repository.ts'

type Parts = {
  readonly db: Db
  readonly sessions: Pick<SessionService, 'endOwn'>
  /** What the guard has read of a session no longer holds. */
  readonly forget: (sessionIds: readonly string[]) => void
}

type Change = { readonly name?: string | undefined; readonly locale?: Locale | undefined }

/** @throws {ServiceError} `forbidden` for an access key: who has one changes neither the user nor the sessions */
function refuseKeys({ byKey }: Caller): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
}

/** The signed-in user's own account and sessions. */
export function meService({ db, sessions, forget }: Parts) {
  /** @throws {ServiceError} `notFound` where the account is gone */
  const read = async ({ userId }: Caller): Promise<User> => {
    const account = await accountsRepository(db).find(userId)
    if (!account) throw new ServiceError('notFound')
    return toUser(account)
  }
  return {
    read,

    /** @throws {ServiceError} `forbidden` for an access key */
    async update(caller: Caller, change: Change): Promise<User> {
      refuseKeys(caller)
      await accountsRepository(db).update(caller.userId, change)
      forget([caller.sessionId])
      return read(caller)
    },

    /** Running sessions, last used first; not those of access keys. */
    async sessions(caller: Caller) {
      const own = await sessionsRepository(db).list(caller.userId)
      return own.map(({ id, startedAt, lastUsedAt, expiresAt, userAgent }) => ({
        id,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        userAgent,
        current: id === caller.sessionId,
      }))
    },

    /** Ends one of them. @throws {ServiceError} `notFound`; `forbidden` for an access key */
    async endSession({ caller, client }: Actor, id: string): Promise<void> {
      refuseKeys(caller)
      const ended = await sessions.endOwn(caller.userId, id, client)
      if (!ended) throw new ServiceError('notFound')
    },
  }
}
export type MeService = ReturnType<typeof meService>
