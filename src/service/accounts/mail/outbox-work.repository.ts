import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type Errand, fromStored, type StoredErrand } from './errand.ts'
import type { Standing } from './mail-quotas.ts'

/** An errand that a node has taken over for the time being. */
export type ClaimedErrand = {
  readonly id: number
  readonly recipient: string
  readonly locale: Locale
  readonly errand: Errand
  readonly attempts: number
  readonly standing: Standing
  /** Its topic is asked for more often than the owner of the address would. */
  readonly paced?: boolean
}

/** An errand is given up after so many attempts: some eight hours. */
export const MOST_ATTEMPTS = 12

/** First wait after a failure [s]; each further one is twice as long, up to an hour. It outlasts any attempt to send. */
const FIRST_WAIT = 60
const LONGEST_WAIT = 3_600

/** The side of the outbox that works it off. Several nodes may do so at once: each errand is taken by one. */
export const outboxWork = (db: Db) => ({
  /**
   * Takes the most urgent errand that is due, the oldest of these first; should this node die, another one takes it over
   * after the wait.
   */
  async claim(): Promise<ClaimedErrand | undefined> {
    const { rows } = await sql<Omit<ClaimedErrand, 'errand' | 'standing'> & Standing & StoredErrand>`
      with claimed as (
        update outbox set
          attempts = attempts + 1,
          due_at = now() + make_interval(secs => least(${FIRST_WAIT} * power(2, attempts), ${LONGEST_WAIT}))
        where id = (
          select id from outbox where sent_at is null and failed_at is null and due_at <= now()
          order by urgency, due_at limit 1 for update skip locked)
        returning id, kind, recipient, locale, content, attempts, topic, requester
      ), others as (
        select outbox.id, outbox.requester, outbox.sent_at, outbox.failed_at
        from outbox join claimed on outbox.recipient = claimed.recipient and outbox.topic = claimed.topic
        where outbox.id <> claimed.id and not outbox.left_out
          and (outbox.sent_at is null or outbox.sent_at > now() - interval '1 hour')
      )
      select id, kind, recipient, locale, content, attempts,
        (select count(*) from others where sent_at is not null and requester = claimed.requester) as of_requester,
        (select count(*) from others where sent_at is not null) as of_topic,
        (select extract(epoch from now() - max(sent_at))::float from others) as since_last,
        exists (select from others where sent_at is null and failed_at is null and id > claimed.id) as younger_waits
      from claimed`.execute(db)
    const [row] = rows
    if (!row) return undefined
    const { kind, content, ofRequester, ofTopic, sinceLast, youngerWaits, ...claimed } = row
    const standing = { ofRequester, ofTopic, sinceLast, youngerWaits }
    return { ...claimed, standing, errand: fromStored({ kind, content }) }
  },
  /** The errand is done; what it was about is forgotten. */
  async done(id: number): Promise<void> {
    await db.updateTable('outbox').set({ sentAt: sql<Date>`now()`, content: '{}' }).where('id', '=', id).execute()
  },
  /** The errand is done without a mail. */
  async leaveOut(id: number): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ sentAt: sql<Date>`now()`, content: '{}', leftOut: true })
      .where('id', '=', id)
      .execute()
  },
  /** The errand is taken up again later; that was no attempt. */
  async postpone(id: number, seconds: number): Promise<void> {
    await db
      .updateTable('outbox')
      .set({
        attempts: sql<number>`attempts - 1`,
        dueAt: sql<Date>`now() + make_interval(secs => ${seconds})`,
      })
      .where('id', '=', id)
      .execute()
  },
  async giveUp(id: number): Promise<void> {
    await db.updateTable('outbox').set({ failedAt: sql<Date>`now()`, content: '{}' }).where('id', '=', id).execute()
  },
  /** How the outbox stands: for the operator's metrics. */
  async counts(): Promise<{ waiting: number; retrying: number; sent: number; failed: number }> {
    return db
      .selectFrom('outbox')
      .select([
        sql<number>`count(*) filter (where sent_at is null and failed_at is null)`.as('waiting'),
        sql<number>`count(*) filter (where sent_at is null and failed_at is null and attempts > 0)`.as('retrying'),
        sql<number>`count(*) filter (where sent_at is not null and not left_out)`.as('sent'),
        sql<number>`count(*) filter (where failed_at is not null)`.as('failed'),
      ])
      .executeTakeFirstOrThrow()
  },
})

export type OutboxWork = ReturnType<typeof outboxWork>
