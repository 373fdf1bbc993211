import { type Kysely, sql } from 'kysely'

/** First answers of every operation that creates or sends, also of those that create no construction. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table idempotency_key alter column construction_id drop not null`.execute(db)
}
