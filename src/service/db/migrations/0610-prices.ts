import { type Kysely, sql } from 'kysely'

/** Net prices of materials that a user keeps, and the rate that later costs are discounted by. Seen by nobody else. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table own_price (
    owner_id uuid not null references account (id) on delete cascade,
    material_id text not null,
    amount double precision not null,
    per text not null,
    priced_on text not null,
    note text,
    updated_at timestamptz not null default now(),
    primary key (owner_id, material_id)
  )`.execute(db)
  await sql`create table price_terms (
    owner_id uuid primary key references account (id) on delete cascade,
    discount_rate double precision
  )`.execute(db)
}
