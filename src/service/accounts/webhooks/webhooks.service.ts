import { randomBytes } from 'node:crypto'
import { validate as isUuid } from 'uuid'
import type { Webhook, WebhookDelivery, WebhookInput } from '#contract/webhooks.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { quotaReached, refused } from '#service/service-error.ts'
import { MOST_WEBHOOKS } from '#vocabulary/webhooks.ts'
import type { keyVault } from '../auth/key-vault.ts'
import { found, type OfficeAccess, ownWebhooks } from './own-webhooks.ts'
import { refusalOf } from './public-address.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts'

type Area = {
  readonly db: Db
  readonly vault: ReturnType<typeof keyVault>
  /** Webhooks may lead into networks of one's own. */
  readonly allowPrivate: boolean
  readonly offices: OfficeAccess
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

/** What webhooks were told, and are told again. */
function deliveriesOf(among: ReturnType<typeof ownWebhooks>, wake: () => void) {
  const due = (row: DeliveryRow) => {
    wake()
    return toDelivery(row)
  }
  return {
    async ping(caller: Caller, id: string, office?: string): Promise<WebhookDelivery> {
      return due(
        await among(caller, office, async ({ webhooks, owner, find }) => {
          await find(id)
          return found(await webhooks.addPing(owner, id))
        }),
      )
    },

    deliveries: (caller: Caller, id: string, office?: string): Promise<WebhookDelivery[]> =>
      among(caller, office, async ({ webhooks, owner, find }) => {
        await find(id)
        return (await webhooks.deliveries(owner, id)).map(toDelivery)
      }),

    async redeliver(caller: Caller, id: string, delivery: string, office?: string): Promise<WebhookDelivery> {
      return due(
        await among(caller, office, async ({ webhooks, owner, find }) => {
          await find(id)
          return found(isUuid(delivery) ? await webhooks.requeue(owner, id, delivery) : undefined)
        }),
      )
    },
  }
}

/**
 * Webhooks of the caller, or of an office. Every operation throws `forbidden` for an access key, `notFound` for what is
 * another's; upon those of an office what `OfficeAccess` does.
 */
export function webhookService(area: Area) {
  const { vault, allowPrivate, wake } = area
  const among = ownWebhooks(area)
  const checked = (input: WebhookInput): WebhookInput => {
    const refusal = refusalOf(input.address, allowPrivate)
    if (refusal) throw refused('/address', refusal, { format: 'https://…' })
    return { ...input, address: new URL(input.address).href }
  }
  const sealed = async () => {
    const secret = newSecret()
    return { secret, stored: await vault.seal({ kty: 'oct', k: secret }) }
  }
  return {
    ...deliveriesOf(among, wake),

    list: (caller: Caller, office?: string): Promise<Webhook[]> =>
      among(caller, office, async ({ webhooks, owner }) => (await webhooks.list(owner)).map(toWebhook)),

    /** The answer alone holds the secret. @throws {ServiceError} `invalidRequest`, `quotaReached` */
    async create(caller: Caller, given: WebhookInput, office?: string): Promise<Webhook & { secret: string }> {
      const { secret, stored } = await sealed()
      const created = await among(caller, office, async ({ webhooks, owner, find, note }) => {
        const input = checked(given)
        await webhooks.lock(owner)
        if ((await webhooks.list(owner)).length >= MOST_WEBHOOKS)
          throw quotaReached('/address', 'webhooks', MOST_WEBHOOKS)
        await note('webhookAdded', input.address)
        return find(await webhooks.create(owner, input, stored))
      })
      return { ...toWebhook(created), secret }
    },

    /** @throws {ServiceError} `invalidRequest` */
    async replace(caller: Caller, id: string, given: WebhookInput, office?: string): Promise<Webhook> {
      const replaced = await among(caller, office, async ({ webhooks, owner, find }) => {
        await find(id)
        await webhooks.replace(owner, id, checked(given))
        return find(id)
      })
      wake()
      return toWebhook(replaced)
    },

    remove: (caller: Caller, id: string, office?: string): Promise<void> =>
      among(caller, office, async ({ webhooks, owner, find, note }) => {
        const { address } = await find(id)
        await webhooks.remove(owner, id)
        await note('webhookRemoved', address)
      }),

    /** The answer alone holds the secret. */
    async renewSecret(caller: Caller, id: string, office?: string): Promise<Webhook & { secret: string }> {
      const { secret, stored } = await sealed()
      const renewed = await among(caller, office, async ({ webhooks, owner, find }) => {
        await find(id)
        await webhooks.renewSecret(owner, id, stored)
        return find(id)
      })
      return { ...toWebhook(renewed), secret }
    },
  }
}
export type WebhookService = ReturnType<typeof webhookService>
