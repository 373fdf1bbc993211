import { type Kysely, sql } from 'kysely'

/** Changes of many constructions at once, with what stood before, so that they can be undone as a whole. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table bulk_change (
    id uuid primary key,
    account_id uuid not null references account (id) on delete cascade,
    status text not null check (status in ('running', 'done', 'failed', 'undoing', 'undone')),
    change jsonb not null,
    total integer not null,
    done integer not null default 0,
    failure jsonb,
    started_at timestamptz not null default now()
  )`.execute(db)
  // apart, because it is told while the transaction that changes goes on, which ends by writing the row above
  await sql`create table bulk_change_progress (
    bulk_change_id uuid primary key references bulk_change (id) on delete cascade,
    done integer not null default 0,
    beat_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index bulk_change_running on bulk_change (account_id)
    where status in ('running', 'undoing')`.execute(db)
  await sql`create index bulk_change_account on bulk_change (account_id, started_at desc)`.execute(db)
  await sql`create table bulk_change_before (
    bulk_change_id uuid not null references bulk_change (id) on delete cascade,
    construction_id uuid not null references construction (id) on delete cascade,
    version integer not null,
    content jsonb not null,
    primary key (bulk_change_id, construction_id)
  )`.execute(db)
  await sql`create index bulk_change_before_construction on bulk_change_before (construction_id)`.execute(db)
}
