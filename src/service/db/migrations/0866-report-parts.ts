import { type Kysely, sql } from 'kysely'

/** Fingerprints of the parts of a report, which tell what of it was changed; null for reports of before, and of nodes of before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table verified_report add column parts jsonb`.execute(db)
  await sql`alter table verified_project_report add column parts jsonb`.execute(db)
}
