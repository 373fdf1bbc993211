import { type Kysely, sql } from 'kysely'

/** The thickness that a price per m² holds for [m]; null where it holds for any. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table own_price add column thickness double precision`.execute(db)
}
