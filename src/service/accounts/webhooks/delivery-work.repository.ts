import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import type { StoredSecret } from '#service/db/tables/accounts.ts'
import { LOG_DAYS, RETRY_HOURS } from '#vocabulary/webhooks.ts'
import type { Attempt } from './send-delivery.ts'

/** A delivery that a node has taken over for the time being. */
export type ClaimedDelivery = {
  readonly id: string
  readonly webhookId: string
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  readonly address: string
  readonly secret: StoredSecret
  /** Signs beside the secret; null where there is none that is still good. */
  readonly formerSecret: StoredSecret | null
}

/** Should the node die meanwhile, another one takes the delivery over after this [s]. It outlasts any attempt. */
const LEASE = 60
/** First pause after an attempt that did not arrive [s]; each further one is twice as long, up to an hour. */
const FIRST_PAUSE = 30
const LONGEST_PAUSE = 3_600

/**
 * The side of the deliveries that works them off, for everybody. Several nodes may do so at once: each delivery is taken
 * by one. A webhook that does not answer pauses as a whole: it is asked once for each pause, however much waits for it.
 */
export const deliveryWork = (db: Db) => ({
  /** Takes the delivery that has been due the longest. */
  async claim(): Promise<ClaimedDelivery | undefined> {
    const { rows } = await sql<ClaimedDelivery>`
      with claimed as (
        update webhook_delivery set
          attempts = attempts + 1, last_attempt_at = now(), due_at = now() + make_interval(secs => ${LEASE})
        where id = (
          select delivery.id from webhook_delivery delivery
          join webhook on webhook.id = delivery.webhook_id
          left join account on account.id = webhook.owner_id
          where delivery.arrived_at is null and delivery.given_up_at is null and delivery.due_at <= now()
            and webhook.active and (webhook.retry_at is null or webhook.retry_at <= now())
            and (webhook.office_id is not null or account.status = 'active')
          order by delivery.due_at limit 1 for update of delivery skip locked)
        returning id, webhook_id, event, data, created_at
      )
      select claimed.*, webhook.address, webhook.secret,
        case when webhook.former_until > now() then webhook.former_secret end as former_secret
      from claimed join webhook on webhook.id = claimed.webhook_id`.execute(db)
    return rows[0]
  },

  /** The delivery has arrived; the webhook is well. */
  async arrived({ id, webhookId }: ClaimedDelivery, { status }: Attempt): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const arrival = { arrivedAt: sql<Date>`now()`, status, failure: null }
      await transaction.updateTable('webhookDelivery').set(arrival).where('id', '=', id).execute()
      await transaction
        .updateTable('webhook')
        .set({ failures: 0, retryAt: null })
        .where('id', '=', webhookId)
        .where('failures', '>', 0)
        .execute()
    })
  },

  /** The delivery did not arrive: the webhook pauses, and what has been tried for a day is given up. */
  async failed({ id, webhookId }: ClaimedDelivery, { status, failure }: Attempt): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('webhookDelivery')
        .set({
          status,
          failure,
          dueAt: sql<Date>`now()`,
          givenUpAt: sql<Date | null>`case when queued_at <= now() - make_interval(hours => ${sql.lit(RETRY_HOURS)})
            then now() end`,
        })
        .where('id', '=', id)
        .execute()
      await transaction
        .updateTable('webhook')
        .set({
          failures: sql<number>`failures + 1`,
          retryAt: sql<Date>`now() + make_interval(
            secs => least(${FIRST_PAUSE} * power(2, least(failures, 20)), ${LONGEST_PAUSE}))`,
        })
        .where('id', '=', webhookId)
        .execute()
    })
  },

  /** Forgets what was told long ago. */
  async forgetOld(): Promise<void> {
    await db
      .deleteFrom('webhookDelivery')
      .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${sql.lit(LOG_DAYS)})`)
      .execute()
  },
})
export type DeliveryWork = ReturnType<typeof deliveryWork>
