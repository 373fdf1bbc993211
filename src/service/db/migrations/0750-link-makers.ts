import { type Kysely, sql } from 'kysely'

/** Who made a link: whose the reports are that are verified by it. Of links of before only the name is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table construction_link add column made_by uuid references account (id) on delete set null`.execute(
    db,
  )
}
