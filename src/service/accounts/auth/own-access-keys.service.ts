import { MOST_OWN_KEYS, OVERLAP_HOURS, OWN_KEY_DAYS } from '#contract/own-access-keys.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import type { Scope } from '#vocabulary/accounts.ts'
import { accessKeysRepository, type IssuedKey } from './access-keys.repository.ts'
import { toAccessKey } from './access-keys.service.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionArea } from './session-start.ts'

type Draft = {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt?: string | undefined
}

/** [ms] */
const DAY = 86_400_000

const isGood = ({ revokedAt, expiresAt }: IssuedKey) =>
  revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now())

/** @throws {ServiceError} `invalidRequest` for a day that has been, or is too far */
function expiryOf(given: string | undefined): Date {
  const now = Date.now()
  if (given === undefined) return new Date(now + OWN_KEY_DAYS.usual * DAY)
  const at = new Date(given).getTime()
  if (at <= now || at > now + OWN_KEY_DAYS.most * DAY) throw refused('/expiresAt', 'notAllowed')
  return new Date(at)
}

/** A key makes no keys: who has stolen one has not more than that. @throws {ServiceError} `forbidden` */
function admit({ byKey, policies }: Caller, making = false): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
  if (making && policies.includes('noAccessKeys')) throw new ServiceError('forbidden', 'noAccessKeys')
}

/** Access keys that users make for themselves. */
export function ownAccessKeyService({ db, revoke }: Pick<SessionArea, 'db' | 'revoke'>) {
  const keys = accessKeysRepository(db)
  return {
    /** Newest first. @throws {ServiceError} `forbidden` */
    async list(caller: Caller) {
      admit(caller)
      return (await keys.ofUser(caller.userId)).map(toAccessKey)
    },

    /** Makes a key; the answer alone holds its secret. @throws {ServiceError} `forbidden`, `invalidRequest`, `quotaReached` */
    async create({ caller, client }: Actor, { name, scopes, expiresAt: given }: Draft) {
      admit(caller, true)
      const { userId } = caller
      const expiresAt = expiryOf(given)
      const { accessKey, ...issued } = await db.transaction().execute(async (transaction) => {
        const own = accessKeysRepository(transaction)
        if ((await own.ofUser(userId)).filter(isGood).length >= MOST_OWN_KEYS)
          throw new ServiceError('quotaReached', 'access keys')
        const key = await own.issue({ userId, name, scopes, expiresAt })
        const event = { event: 'accessKeyCreated', userId, client, detail: key.id } as const
        await securityEventsRepository(transaction).record(event)
        return key
      })
      return { ...toAccessKey(issued), accessKey }
    },

    /** A new key with the same name and scopes; the old one is good for a day more. @throws {ServiceError} `forbidden`, `notFound` */
    async rotate({ caller, client }: Actor, id: string) {
      admit(caller, true)
      const { userId } = caller
      const { accessKey, ...issued } = await db.transaction().execute(async (transaction) => {
        const own = accessKeysRepository(transaction)
        const before = await own.endSoon(userId, id, OVERLAP_HOURS)
        if (!before) throw new ServiceError('notFound')
        const key = await own.issue({
          userId,
          name: before.name,
          scopes: before.scopes,
          expiresAt: expiryOf(undefined),
        })
        const event = { event: 'accessKeyCreated', userId, client, detail: key.id } as const
        await securityEventsRepository(transaction).record(event)
        return key
      })
      return { ...toAccessKey(issued), accessKey }
    },

    /** Revokes a key with its session, at once. @throws {ServiceError} `forbidden`, `notFound` */
    async revoke({ caller, client }: Actor, id: string): Promise<void> {
      admit(caller)
      const { userId } = caller
      const { sessionId } = await db.transaction().execute(async (transaction) => {
        const revoked = await accessKeysRepository(transaction).revoke(id, userId)
        if (!revoked) throw new ServiceError('notFound')
        await securityEventsRepository(transaction).record({ event: 'accessKeyRevoked', userId, client, detail: id })
        return revoked
      })
      revoke([sessionId])
    },
  }
}
export type OwnAccessKeyService = ReturnType<typeof ownAccessKeyService>
