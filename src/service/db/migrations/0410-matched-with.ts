import { type Kysely, sql } from 'kysely'

/** Which materials have looked for their datasets in a release: those that are new do so at the next start. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table data_release add column matched_with text`.execute(db)
}
