import type { Caller } from '#service/caller.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import type { AccountsRepository } from '../account/accounts.repository.ts'
import { isOperator } from '../account/operator.ts'
import { parseAccessKey } from './access-key.ts'
import type { AccessKeysRepository, IssuedKey } from './access-keys.repository.ts'
import type { SecurityEvents } from './security-events.repository.ts'
import type { SessionTokens } from './session-token.ts'

type Names = 'exchangeAccessKey' | 'listAccessKeys' | 'createAccessKey' | 'revokeAccessKey'

export type AccessKeyRoutesParts = {
  readonly keys: AccessKeysRepository
  readonly accounts: AccountsRepository
  readonly tokens: SessionTokens
  readonly events: SecurityEvents
  readonly revoke: (sessionIds: readonly string[]) => void
  readonly operatorEmailDomains: readonly string[]
}

const toAccessKey = (key: IssuedKey) => ({
  keyId: key.id,
  name: key.name,
  user: { userId: key.userId, email: key.email, name: key.userName },
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
})

/** Access keys of API clients: exchanged by anyone who holds one, issued and revoked by administrators. */
export function accessKeyHandlers(parts: AccessKeyRoutesParts): Pick<Handlers, Names> {
  const { keys, accounts, tokens, events, revoke, operatorEmailDomains } = parts
  const requireOperator = (caller: Caller) => {
    if (!isOperator(caller, operatorEmailDomains)) throw new ServiceError('forbidden')
  }
  return {
    async exchangeAccessKey({ body, client }) {
      const given = parseAccessKey(body.accessKey)
      const holder = given && (await keys.use(given.id, given.secret))
      if (!holder) {
        await events.record({ event: 'accessKeyRefused', client, ...(given && { detail: given.id }) })
        throw new ServiceError('accessKeyInvalid')
      }
      const { sessionJwt } = await tokens.sign(holder)
      const { userId, sessionId } = holder
      await events.record({ event: 'accessKeyExchanged', userId, sessionId, client, detail: given.id })
      return { body: { keyId: given.id, sessionJwt } }
    },

    async listAccessKeys({ caller, query: { page, customTake } }) {
      requireOperator(caller)
      const found = await keys.list({ offset: (page - 1) * customTake, limit: customTake })
      return { body: found.keys.map(toAccessKey), total: found.total }
    },

    async createAccessKey({ caller, body, client }) {
      requireOperator(caller)
      const account = await accounts.findByEmail(body.email)
      if (account?.status !== 'active') throw refused('/email', 'notInList')
      const expiresAt = body.expiresAt === undefined ? null : new Date(body.expiresAt)
      if (expiresAt && expiresAt.getTime() <= Date.now()) throw refused('/expiresAt', 'notAllowed')
      const issued = await keys.issue({ userId: account.id, name: body.name, expiresAt })
      await events.record({ event: 'accessKeyCreated', userId: caller.userId, client, detail: issued.id })
      return { body: { ...toAccessKey(issued), accessKey: issued.accessKey } }
    },

    async revokeAccessKey({ caller, params, client }) {
      requireOperator(caller)
      const revoked = await keys.revoke(params.id)
      if (!revoked) throw new ServiceError('notFound')
      revoke([revoked.sessionId])
      await events.record({ event: 'accessKeyRevoked', userId: caller.userId, client, detail: params.id })
      return {}
    },
  }
}
