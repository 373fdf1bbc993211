import { type Kysely, sql } from 'kysely'

/** What reports of projects said, so that anyone can verify them; apart from those of constructions, which nodes of before read. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table verified_project_report (
    code text primary key,
    project_id uuid not null,
    created_by uuid not null references account (id) on delete cascade,
    created_at timestamptz not null default now(),
    withdrawn_at timestamptz,
    fingerprint text not null,
    content json not null
  )`.execute(db)
  await sql`create index verified_project_report_project on verified_project_report (created_by, project_id)`.execute(
    db,
  )
}
