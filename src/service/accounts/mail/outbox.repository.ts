import { sql } from 'kysely'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import type { SignUpWish } from '#service/db/tables/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** What is to be done by mail; what comes of it is decided when it is sent, so that asking for it tells nothing. */
export type Errand =
  | ({ readonly kind: 'signUp' } & SignUpWish)
  | { readonly kind: 'link'; readonly type: RedirectType }
  | {
      readonly kind: 'constructionShared'
      readonly sharedBy: string
      readonly construction: string
      readonly permission: 'view' | 'edit'
      /** Path of the construction in the app, such as `/constructions/custom/ID`. */
      readonly path: string
    }

/** An errand that a node has taken over for the time being. */
export type ClaimedErrand = {
  readonly id: number
  readonly recipient: string
  readonly locale: Locale
  readonly errand: Errand
  readonly attempts: number
  /** Mails sent to this address within the last hour. */
  readonly sentLately: number
}

/** An errand is given up after so many attempts: some eight hours. */
export const MOST_ATTEMPTS = 12

/** First wait after a failure [s]; each further one is twice as long, up to an hour. It outlasts any attempt to send. */
const FIRST_WAIT = 60
const LONGEST_WAIT = 3_600

/** Errands of mail, kept in the database until they are done: a mail server that is away loses none. */
export const outboxRepository = (db: DbOrTransaction) => ({
  async add(recipient: string, locale: Locale, errand: Errand): Promise<void> {
    const { kind, ...content } = errand
    await db
      .insertInto('outbox')
      .values({ kind, recipient, locale, content: JSON.stringify(content) })
      .execute()
  },
})

/** The side of the outbox that works it off. Several nodes may do so at once: each errand is taken by one. */
export const outboxWork = (db: Db) => ({
  /** Takes the errand that is due first; should this node die, another one takes it over after the wait. */
  async claim(): Promise<ClaimedErrand | undefined> {
    const { rows } = await sql<{
      id: number
      kind: Errand['kind']
      recipient: string
      locale: Locale
      content: object
      attempts: number
      sentLately: number
    }>`
      update outbox set
        attempts = attempts + 1,
        due_at = now() + make_interval(secs => least(${FIRST_WAIT} * power(2, attempts), ${LONGEST_WAIT}))
      where id = (
        select id from outbox where sent_at is null and failed_at is null and due_at <= now()
        order by due_at limit 1 for update skip locked)
      returning id, kind, recipient, locale, content, attempts, (
        select count(*) from outbox other
        where other.recipient = outbox.recipient and other.sent_at > now() - interval '1 hour') as "sent_lately"
    `.execute(db)
    const row = rows[0]
    if (!row) return undefined
    const { id, recipient, locale, attempts, sentLately } = row
    return { id, recipient, locale, attempts, sentLately, errand: { kind: row.kind, ...row.content } as Errand }
  },
  /** The errand is done; what it was about is forgotten. */
  async done(id: number): Promise<void> {
    await db.updateTable('outbox').set({ sentAt: sql<Date>`now()`, content: '{}' }).where('id', '=', id).execute()
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
        sql<number>`count(*) filter (where sent_at is not null)`.as('sent'),
        sql<number>`count(*) filter (where failed_at is not null)`.as('failed'),
      ])
      .executeTakeFirstOrThrow()
  },
})

export type OutboxWork = ReturnType<typeof outboxWork>
