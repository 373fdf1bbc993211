import { type Kysely, sql } from 'kysely'

/** One successor of a refresh token, whom a provider vouches for, and whether somebody has opened what is shared. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table refresh_token add column successor_salt text`.execute(db)
  await sql`
    create table sso_identity (
      issuer text not null,
      subject text not null,
      account_id uuid not null references account on delete cascade,
      bound_at timestamptz not null default now(),
      primary key (issuer, subject),
      unique (account_id, issuer)
    )`.execute(db)
  await sql`alter table construction_share add column opened_at timestamptz`.execute(db)
}
