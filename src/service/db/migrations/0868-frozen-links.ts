import { type Kysely, sql } from 'kysely'

/** What a link shows that keeps to the version it was made for: columns of the construction as they were; null where it follows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table construction_link add column frozen jsonb`.execute(db)
}
