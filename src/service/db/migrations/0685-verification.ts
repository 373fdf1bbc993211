import { type Kysely, sql } from 'kysely'

/** What reports said, so that anyone can verify them by their codes; also once the construction is another or gone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table verified_report (
    code text primary key,
    construction_id uuid not null,
    created_by uuid not null references account (id) on delete cascade,
    created_at timestamptz not null default now(),
    withdrawn_at timestamptz,
    fingerprint text not null,
    content json not null
  )`.execute(db)
  await sql`create index verified_report_construction on verified_report (created_by, construction_id)`.execute(db)
}
