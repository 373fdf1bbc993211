import { type Kysely, sql } from 'kysely'

/** An office may do without links: none is made then, and those there are open nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table office add column links_forbidden boolean not null default false`.execute(db)
}
