import { type Actor, type Caller, type Client, type Operators, requireOperator } from '#service/caller.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import type { Scope } from '#vocabulary/accounts.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import { accessKeysRepository, type IssuedKey } from './access-keys.repository.ts'
import { parseAccessKey } from './opaque-token.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionArea } from './session-start.ts'

type Parts = Pick<SessionArea, 'db' | 'tokens' | 'revoke'> & { readonly operators: Operators }

type Draft = {
  /** Of the user whom the key acts for. */
  readonly email: string
  readonly name: string
  readonly scopes?: readonly Scope[] | undefined
  readonly expiresAt?: string | undefined
}

export const toAccessKey = (key: IssuedKey) => ({
  keyId: key.id,
  name: key.name,
  user: { userId: key.userId, email: key.email, name: key.userName },
  scopes: [...key.scopes],
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
})

/** Access keys of API clients: exchanged by anyone who holds one, issued and revoked by administrators. */
export function accessKeyService({ db, tokens, revoke, operators }: Parts) {
  const events = securityEventsRepository(db)
  const admit = (caller: Caller) => requireOperator(caller, operators)
  return {
    /** A session token for the key's user. @throws {ServiceError} `accessKeyInvalid` */
    async exchange(accessKey: string, client: Client): Promise<{ keyId: string; sessionJwt: string }> {
      const given = parseAccessKey(accessKey)
      const holder = given && (await accessKeysRepository(db).use(given.id, given.secret))
      if (!holder) {
        await events.record({ event: 'accessKeyRefused', client, ...(given && { detail: given.id }) })
        throw new ServiceError('accessKeyInvalid')
      }
      const { sessionJwt } = await tokens.sign(holder)
      const { userId, sessionId } = holder
      await events.record({ event: 'accessKeyExchanged', userId, sessionId, client, detail: given.id })
      return { keyId: given.id, sessionJwt }
    },

    /** Issued keys, newest first. @throws {ServiceError} `forbidden` */
    async list(caller: Caller, { page, customTake }: { page: number; customTake: number }) {
      admit(caller)
      const found = await accessKeysRepository(db).list({ offset: (page - 1) * customTake, limit: customTake })
      return { keys: found.keys.map(toAccessKey), total: found.total }
    },

    /** Issues a key; the answer alone holds its secret. @throws {ServiceError} `forbidden`, `invalidRequest` */
    async create({ caller, client }: Actor, draft: Draft) {
      admit(caller)
      const account = await accountsRepository(db).findByEmail(draft.email)
      if (account?.status !== 'active') throw refused('/email', 'notInList')
      const expiresAt = draft.expiresAt === undefined ? null : new Date(draft.expiresAt)
      if (expiresAt && expiresAt.getTime() <= Date.now()) throw refused('/expiresAt', 'notAllowed')
      const { accessKey, ...issued } = await db.transaction().execute(async (transaction) => {
        const key = await accessKeysRepository(transaction).issue({
          userId: account.id,
          name: draft.name,
          ...(draft.scopes && { scopes: draft.scopes }),
          expiresAt,
        })
        const { userId } = caller
        await securityEventsRepository(transaction).record({
          event: 'accessKeyCreated',
          userId,
          client,
          detail: key.id,
        })
        return key
      })
      return { ...toAccessKey(issued), accessKey }
    },

    /** Revokes a key with its session. @throws {ServiceError} `forbidden`, `notFound` */
    async revoke({ caller, client }: Actor, id: string): Promise<void> {
      admit(caller)
      const { sessionId } = await db.transaction().execute(async (transaction) => {
        const revoked = await accessKeysRepository(transaction).revoke(id)
        if (!revoked) throw new ServiceError('notFound')
        const { userId } = caller
        await securityEventsRepository(transaction).record({ event: 'accessKeyRevoked', userId, client, detail: id })
        return revoked
      })
      revoke([sessionId])
    },
  }
}
export type AccessKeyService = ReturnType<typeof accessKeyService>
