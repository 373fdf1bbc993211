import { type Kysely, sql } from 'kysely'

/** What heads the reports of a user; the logo is a data URL. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table letterhead (
    account_id uuid primary key references account (id) on delete cascade,
    office text not null,
    author text not null,
    logo text
  )`.execute(db)
}
