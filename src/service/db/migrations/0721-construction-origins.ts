import { type Kysely, sql } from 'kysely'

/**
 * What constructions were made from: the source with the version and layers that were taken, so that what has changed in
 * it since can be told layer by layer. Apart from the construction, which versions before copy column by column.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table construction_origin (
    construction_id uuid primary key references construction (id) on delete cascade,
    source_id uuid not null,
    source_version integer not null,
    layers jsonb not null,
    taken_at timestamptz not null default now()
  )`.execute(db)
}
