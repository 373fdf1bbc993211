import { type Kysely, sql } from 'kysely'

/** A second factor: its secret, the codes for when it is lost, and sign-ins that wait for it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table totp (
    account_id uuid primary key references account on delete cascade,
    secret jsonb not null,
    -- of the last code that was taken: none is good twice (RFC 6238, 5.2)
    last_step bigint not null default 0,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz
  )`.execute(db)
  await sql`create table recovery_code (
    account_id uuid not null references account on delete cascade,
    hash text not null,
    primary key (account_id, hash)
  )`.execute(db)
  await sql`create table pending_sign_in (
    hash text primary key,
    account_id uuid not null references account on delete cascade,
    opened_by text not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index pending_sign_in_account on pending_sign_in (account_id)`.execute(db)
  await sql`alter table office add column second_factor boolean not null default false`.execute(db)
}
