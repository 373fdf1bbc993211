import { type Kysely, sql } from 'kysely'

/** A project belongs to an account or to an office, as a construction does: both are named by `owner_id`. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table project drop constraint project_owner_id_fkey`.execute(db)
}
