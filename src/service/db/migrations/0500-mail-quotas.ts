import { type Kysely, sql } from 'kysely'

/** What mails are counted by, and which go first. Versions before leave the new columns at what they hold by themselves. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table outbox
      add column topic text not null default '',
      add column urgency smallint not null default 1,
      add column requester text not null default '',
      add column left_out boolean not null default false`.execute(db)
  await sql`
    update outbox set topic = case kind when 'link' then coalesce(content->>'type', '') else kind end,
      urgency = case kind when 'constructionShared' then 2 else 1 end
    where sent_at is null and failed_at is null`.execute(db)
  await sql`create index outbox_urgent on outbox (urgency, due_at) where sent_at is null and failed_at is null`.execute(
    db,
  )
  await sql`create index outbox_requester on outbox (requester, created_at)`.execute(db)
}
