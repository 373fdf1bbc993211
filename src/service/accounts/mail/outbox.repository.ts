import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { type Order, toOthers, topicOf, toStored, urgencyOf } from './errand.ts'

/** Errands of mail, kept in the database until they are done: a mail server that is away loses none. */
export const outboxRepository = (db: DbOrTransaction) => ({
  async add({ recipient, locale, errand, requester }: Order): Promise<void> {
    const { kind, content } = toStored(errand)
    const counted = { topic: topicOf(errand), urgency: urgencyOf(errand), requester }
    await db
      .insertInto('outbox')
      .values({ kind, recipient, locale, content: JSON.stringify(content), ...counted })
      .execute()
  },

  /** Errands that a requester has left within the last hour, and when the oldest of them leaves that hour [s]. */
  async askedLately(requester: string): Promise<{ count: number; seconds: number }> {
    const lately = await db
      .selectFrom('outbox')
      .select([
        sql<number>`count(*)`.as('count'),
        sql<number>`coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - now())), 0)::float`.as(
          'seconds',
        ),
      ])
      .where('requester', '=', requester)
      .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
    return lately
  },

  /** Addresses but this one that a requester has had told of shares and invitations within a day, and how often this one within an hour. */
  async sharesOf(requester: string, recipient: string): Promise<{ otherRecipients: number; toThisOne: number }> {
    return db
      .selectFrom('outbox')
      .select([
        sql<number>`count(distinct recipient) filter (where recipient <> ${recipient})`.as('otherRecipients'),
        sql<number>`count(*) filter (where recipient = ${recipient} and created_at > now() - interval '1 hour')`.as(
          'toThisOne',
        ),
      ])
      .where('requester', '=', requester)
      .where('topic', 'in', toOthers)
      .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  },
})
