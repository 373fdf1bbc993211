import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { WebhookInput } from '#contract/webhooks.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { StoredSecret } from '#service/db/tables/accounts.ts'
import type { WebhookDeliveryTable, WebhookTable } from '#service/db/tables/webhooks.ts'
import { PING, SECRET_OVERLAP_HOURS } from '#vocabulary/webhooks.ts'

/** A webhook as its owner sees it. */
export type WebhookRow = Pick<
  Selectable<WebhookTable>,
  'id' | 'address' | 'events' | 'active' | 'createdAt' | 'failures' | 'retryAt'
> & { readonly waiting: number }
export type DeliveryRow = Selectable<WebhookDeliveryTable>

/** Deliveries that are listed. */
const LISTED = 100

const isWaiting = sql<boolean>`arrived_at is null and given_up_at is null`

/** Webhooks and what they were told. Every method takes the owner, so that no query can forget it. */
export const webhooksRepository = (db: DbOrTransaction) => {
  const owned = (ownerId: string, id: string) =>
    db.selectFrom('webhook').select('id').where('id', '=', id).where('ownerId', '=', ownerId)
  const rows = (ownerId: string) =>
    db
      .selectFrom('webhook')
      .select(['id', 'address', 'events', 'active', 'createdAt', 'failures', 'retryAt'])
      .select(
        sql<number>`(select count(*)::int from webhook_delivery where webhook_id = webhook.id and ${isWaiting})`.as(
          'waiting',
        ),
      )
      .where('ownerId', '=', ownerId)
  return {
    /** Oldest first. */
    list: (ownerId: string): Promise<WebhookRow[]> => rows(ownerId).orderBy('createdAt').orderBy('id').execute(),

    find: (ownerId: string, id: string): Promise<WebhookRow | undefined> =>
      rows(ownerId).where('id', '=', id).executeTakeFirst(),

    async create(ownerId: string, { address, events, active }: WebhookInput, secret: StoredSecret): Promise<string> {
      const id = newId()
      const values = { id, ownerId, address, events: [...new Set(events)], active, secret: JSON.stringify(secret) }
      await db.insertInto('webhook').values(values).execute()
      return id
    },

    /** Changes it, and lets what waits be sent at once. */
    async replace(ownerId: string, id: string, { address, events, active }: WebhookInput): Promise<void> {
      await db
        .updateTable('webhook')
        .set({ address, events: [...new Set(events)], active, failures: 0, retryAt: null })
        .where('id', 'in', owned(ownerId, id))
        .execute()
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('webhook').where('id', 'in', owned(ownerId, id)).executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Puts a new secret in the place of the one before, which signs beside it for a while. */
    async renewSecret(ownerId: string, id: string, secret: StoredSecret): Promise<void> {
      await db
        .updateTable('webhook')
        .set((eb) => ({
          secret: JSON.stringify(secret),
          formerSecret: eb.ref('secret') as never,
          formerUntil: sql<Date>`now() + make_interval(hours => ${sql.lit(SECRET_OVERLAP_HOURS)})`,
        }))
        .where('id', 'in', owned(ownerId, id))
        .execute()
    },

    async addPing(ownerId: string, id: string): Promise<DeliveryRow | undefined> {
      return db
        .insertInto('webhookDelivery')
        .columns(['webhookId', 'event', 'data'])
        .expression(
          owned(ownerId, id).select([sql<typeof PING>`${sql.lit(PING)}`.as('event'), sql`'{}'::jsonb`.as('data')]),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** Newest first. */
    deliveries: (ownerId: string, id: string): Promise<DeliveryRow[]> =>
      db
        .selectFrom('webhookDelivery')
        .selectAll()
        .where('webhookId', 'in', owned(ownerId, id))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(LISTED)
        .execute(),

    /** Lets a delivery be sent once more, under its id. */
    async requeue(ownerId: string, id: string, delivery: string): Promise<DeliveryRow | undefined> {
      const now = sql<Date>`now()`
      await db.updateTable('webhook').set({ retryAt: null }).where('id', 'in', owned(ownerId, id)).execute()
      return db
        .updateTable('webhookDelivery')
        .set({ queuedAt: now, dueAt: now, arrivedAt: null, givenUpAt: null, failure: null, status: null })
        .where('id', '=', delivery)
        .where('webhookId', 'in', owned(ownerId, id))
        .returningAll()
        .executeTakeFirst()
    },
  }
}
