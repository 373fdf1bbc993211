import { type Kysely, sql } from 'kysely'

/**
 * Accounts that were closed. A material that somebody else's construction uses outlives the account of its owner: the
 * foreign key is gone, as that of constructions is, and what is nobody's is removed by whoever removes the account.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table account add column closed_at timestamptz`.execute(db)
  await sql`create index account_closed on account (closed_at) where closed_at is not null`.execute(db)
  await sql`alter table own_material drop constraint own_material_owner_id_fkey`.execute(db)
}
