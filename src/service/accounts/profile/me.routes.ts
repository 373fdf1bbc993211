import type { User } from '#contract/accounts.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { type AccountsRepository, toUser } from '../account/accounts.repository.ts'
import type { Authentication } from '../auth/authentication.ts'
import type { SessionsRepository } from '../auth/sessions.repository.ts'

type Names = 'readMe' | 'updateMe' | 'listSessions' | 'endSession'

export type MeRoutesParts = {
  readonly accounts: AccountsRepository
  readonly sessions: SessionsRepository
  readonly authentication: Authentication
  /** What the guard has read of a session no longer holds. */
  readonly forget: (sessionIds: readonly string[]) => void
}

/** The signed-in user's own account and sessions. */
export function meHandlers({ accounts, sessions, authentication, forget }: MeRoutesParts): Pick<Handlers, Names> {
  const read = async (userId: string): Promise<User> => {
    const account = await accounts.find(userId)
    if (!account) throw new ServiceError('notFound')
    return toUser(account)
  }
  return {
    readMe: async ({ caller }) => ({ body: await read(caller.userId) }),

    async updateMe({ caller, body }) {
      await accounts.update(caller.userId, body)
      forget([caller.sessionId])
      return { body: await read(caller.userId) }
    },

    async listSessions({ caller }) {
      const own = await sessions.list(caller.userId)
      return {
        body: own.map(({ id, startedAt, lastUsedAt, expiresAt, userAgent }) => ({
          id,
          startedAt: startedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          userAgent,
          current: id === caller.sessionId,
        })),
      }
    },

    async endSession({ caller, params, client }) {
      const ended = await authentication.endOwn(caller.userId, params.id, client)
      if (!ended) throw new ServiceError('notFound')
      return {}
    },
  }
}
