import { type Kysely, sql } from 'kysely'

/** Queries over everything that a person, or an office, has saved under a name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table saved_query (
    id uuid primary key,
    account_id uuid references account (id) on delete cascade,
    office_id uuid references office (id) on delete cascade,
    name text not null,
    query text not null,
    saved_at timestamptz not null default now(),
    check (num_nonnulls(account_id, office_id) = 1)
  )`.execute(db)
  await sql`create unique index saved_query_of_person on saved_query (account_id, name)
    where account_id is not null`.execute(db)
  await sql`create unique index saved_query_of_office on saved_query (office_id, name)
    where office_id is not null`.execute(db)
}
