import { type Kysely, sql } from 'kysely'

/** What an assessment depends on beside type and layers: measure, heating and the like. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table construction add column settings jsonb`.execute(db)
}
