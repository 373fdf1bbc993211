import { type Kysely, sql } from 'kysely'

/** Constructions whose figures were marked as due are found without looking through all. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index construction_due on construction (id) where figures_version = 'due'`.execute(db)
}
