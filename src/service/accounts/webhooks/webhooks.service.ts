import { randomBytes } from 'node:crypto'
import { validate as isUuid } from 'uuid'
import type { Webhook, WebhookDelivery, WebhookInput } from '#contract/webhooks.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { quotaReached, refused, ServiceError } from '#service/service-error.ts'
import { MOST_WEBHOOKS } from '#vocabulary/webhooks.ts'
import type { keyVault } from '../auth/key-vault.ts'
import { refusalOf } from './public-address.ts'
import { type DeliveryRow, type WebhookRow, webhooksRepository } from './webhooks.repository.ts'

type Area = {
  readonly db: Db
  readonly vault: ReturnType<typeof keyVault>
  /** Webhooks may lead into networks of one's own. */
  readonly allowPrivate: boolean
  /** Told when something is due. */
  readonly wake: () => void
}

/** Recognisable, as those of others are: for scanners of what was published by mistake. */
const newSecret = () => `awh_${randomBytes(32).toString('base64url')}`

const written = (at: Date | null) => at?.toISOString() ?? null

const toWebhook = ({ createdAt, retryAt, ...row }: WebhookRow): Webhook => ({
  ...row,
  createdAt: createdAt.toISOString(),
  retryAt: written(retryAt),
})

const stateOf = ({ arrivedAt, givenUpAt }: DeliveryRow) =>
  arrivedAt ? 'arrived' : givenUpAt ? 'givenUp' : ('waiting' as const)

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  data: row.data,
  createdAt: row.createdAt.toISOString(),
  state: stateOf(row),
  attempts: row.attempts,
  lastAttemptAt: written(row.lastAttemptAt),
  status: row.status,
  failure: row.failure,
})

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new ServiceError('notFound')
  return row
}

/** A key has none: who has stolen one cannot have it tell of more than it may read. @throws {ServiceError} `forbidden` */
function admit({ byKey }: Caller): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
}

/** Webhooks of the caller. Every operation throws `forbidden` for an access key, `notFound` for what is another's. */
export function webhookService({ db, vault, allowPrivate, wake }: Area) {
  const webhooks = webhooksRepository(db)
  const checked = (input: WebhookInput): WebhookInput => {
    const refusal = refusalOf(input.address, allowPrivate)
    if (refusal) throw refused('/address', refusal, { format: 'https://…' })
    return { ...input, address: new URL(input.address).href }
  }
  const own = async (caller: Caller, id: string) => {
    admit(caller)
    return found(isUuid(id) ? await webhooks.find(caller.userId, id) : undefined)
  }
  const sealed = async () => {
    const secret = newSecret()
    return { secret, stored: await vault.seal({ kty: 'oct', k: secret }) }
  }
  const due = (row: DeliveryRow | undefined) => {
    const delivery = toDelivery(found(row))
    wake()
    return delivery
  }
  return {
    async list(caller: Caller): Promise<Webhook[]> {
      admit(caller)
      return (await webhooks.list(caller.userId)).map(toWebhook)
    },

    /** The answer alone holds the secret. @throws {ServiceError} `invalidRequest`, `quotaReached` */
    async create(caller: Caller, given: WebhookInput): Promise<Webhook & { secret: string }> {
      admit(caller)
      const input = checked(given)
      const { secret, stored } = await sealed()
      const created = await db.transaction().execute(async (transaction) => {
        const inside = webhooksRepository(transaction)
        await transaction.selectFrom('account').select('id').where('id', '=', caller.userId).forUpdate().execute()
        if ((await inside.list(caller.userId)).length >= MOST_WEBHOOKS)
          throw quotaReached('/address', 'webhooks', MOST_WEBHOOKS)
        return found(await inside.find(caller.userId, await inside.create(caller.userId, input, stored)))
      })
      return { ...toWebhook(created), secret }
    },

    /** @throws {ServiceError} `invalidRequest` */
    async replace(caller: Caller, id: string, given: WebhookInput): Promise<Webhook> {
      await own(caller, id)
      await webhooks.replace(caller.userId, id, checked(given))
      wake()
      return toWebhook(await own(caller, id))
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await own(caller, id)
      await webhooks.remove(caller.userId, id)
    },

    /** The answer alone holds the secret. */
    async renewSecret(caller: Caller, id: string): Promise<Webhook & { secret: string }> {
      await own(caller, id)
      const { secret, stored } = await sealed()
      await webhooks.renewSecret(caller.userId, id, stored)
      return { ...toWebhook(await own(caller, id)), secret }
    },

    async ping(caller: Caller, id: string): Promise<WebhookDelivery> {
      await own(caller, id)
      return due(await webhooks.addPing(caller.userId, id))
    },

    async deliveries(caller: Caller, id: string): Promise<WebhookDelivery[]> {
      await own(caller, id)
      return (await webhooks.deliveries(caller.userId, id)).map(toDelivery)
    },

    async redeliver(caller: Caller, id: string, delivery: string): Promise<WebhookDelivery> {
      await own(caller, id)
      return due(isUuid(delivery) ? await webhooks.requeue(caller.userId, id, delivery) : undefined)
    },
  }
}
export type WebhookService = ReturnType<typeof webhookService>
