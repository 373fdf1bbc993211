import { type Kysely, sql } from 'kysely'

/** What an access key may do; those of before may do what their user may. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table access_key add column scopes text[] not null default '{read,write,share,administer}'`.execute(
    db,
  )
}
