import { type Kysely, sql } from 'kysely'

/** Constructions that the administrators of an office have made its standard: members look at them, and copy them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table office_standard (
    construction_id uuid primary key references construction (id) on delete cascade,
    version integer not null,
    note text not null,
    set_by text not null,
    set_at timestamptz not null default now()
  )`.execute(db)
}
