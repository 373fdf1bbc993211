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

/** Whose webhooks are meant: of an account, or of an office. */
export type WebhookOwner = { readonly ownerId: string } | { readonly officeId: string }

/** Deliveries that are listed. */
const LISTED = 100

const isWaiting = sql<boolean>`arrived_at is null and given_up_at is null`

/** Webhooks and what they were told. Every method takes the owner, so that no query can forget it. */
export const webhooksRepository = (db: DbOrTransaction) => {
  const isOf = (owner: WebhookOwner) =>
    'officeId' in owner
      ? sql<boolean>`webhook.office_id = ${owner.officeId}`
      : sql<boolean>`webhook.owner_id = ${owner.ownerId}`
  const owned = (owner: WebhookOwner, id: string) =>
    db.selectFrom('webhook').select('webhook.id').where('webhook.id', '=', id).where(isOf(owner))
  const rows = (owner: WebhookOwner) =>
    db
      .selectFrom('webhook')
      .select(['id', 'address', 'events', 'active', 'createdAt', 'failures', 'retryAt'])
      .select(
        sql<number>`(select count(*)::int from webhook_delivery where webhook_id = webhook.id and ${isWaiting})`.as(
          'waiting',
        ),
      )
      .where(isOf(owner))
  return {
    /** Lets nobody else add one to these at the same time. */
    async lock(owner: WebhookOwner): Promise<void> {
      const row =
        'officeId' in owner
          ? db.selectFrom('office').select('id').where('id', '=', owner.officeId)
          : db.selectFrom('account').select('id').where('id', '=', owner.ownerId)
      await row.forUpdate().execute()
    },

    /** Oldest first. */
    list: (owner: WebhookOwner): Promise<WebhookRow[]> => rows(owner).orderBy('createdAt').orderBy('id').execute(),

    find: (owner: WebhookOwner, id: string): Promise<WebhookRow | undefined> =>
      rows(owner).where('id', '=', id).executeTakeFirst(),

    async create(
      owner: WebhookOwner,
      { address, events, active }: WebhookInput,
      secret: StoredSecret,
    ): Promise<string> {
      const id = newId()
      const values = { id, address, events: [...new Set(events)], active, secret: JSON.stringify(secret) }
      await db
        .insertInto('webhook')
        .values({ ...values, ...owner })
        .execute()
      return id
    },

    /** Changes it, and lets what waits be sent at once. */
    async replace(owner: WebhookOwner, id: string, { address, events, active }: WebhookInput): Promise<void> {
      await db
        .updateTable('webhook')
        .set({ address, events: [...new Set(events)], active, failures: 0, retryAt: null })
        .where('id', 'in', owned(owner, id))
        .execute()
    },

    async remove(owner: WebhookOwner, id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('webhook').where('id', 'in', owned(owner, id)).executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Puts a new secret in the place of the one before, which signs beside it for a while; what waits is sent at once. */
    async renewSecret(owner: WebhookOwner, id: string, secret: StoredSecret): Promise<void> {
      await db
        .updateTable('webhook')
        .set((eb) => ({
          secret: JSON.stringify(secret),
          formerSecret: eb.ref('secret') as never,
          formerUntil: sql<Date>`now() + make_interval(hours => ${sql.lit(SECRET_OVERLAP_HOURS)})`,
          retryAt: null,
        }))
        .where('id', 'in', owned(owner, id))
        .execute()
    },

    async addPing(owner: WebhookOwner, id: string): Promise<DeliveryRow | undefined> {
      return db
        .insertInto('webhookDelivery')
        .columns(['webhookId', 'event', 'data'])
        .expression(
          owned(owner, id).select([sql<typeof PING>`${sql.lit(PING)}`.as('event'), sql`'{}'::jsonb`.as('data')]),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** Newest first. */
    deliveries: (owner: WebhookOwner, id: string): Promise<DeliveryRow[]> =>
      db
        .selectFrom('webhookDelivery')
        .selectAll()
        .where('webhookId', 'in', owned(owner, id))
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(LISTED)
        .execute(),

    /** Lets a delivery be sent once more, under its id. */
    async requeue(owner: WebhookOwner, id: string, delivery: string): Promise<DeliveryRow | undefined> {
      const now = sql<Date>`now()`
      await db.updateTable('webhook').set({ retryAt: null }).where('id', 'in', owned(owner, id)).execute()
      return db
        .updateTable('webhookDelivery')
        .set({ queuedAt: now, dueAt: now, arrivedAt: null, givenUpAt: null, failure: null, status: null })
        .where('id', '=', delivery)
        .where('webhookId', 'in', owned(owner, id))
        .returningAll()
        .executeTakeFirst()
    },
  }
}
