import { type Kysely, sql } from 'kysely'

/** Passkeys of accounts, and what was asked of authenticators and not answered yet. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table passkey (
    id text primary key,
    account_id uuid not null references account on delete cascade,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    backed_up boolean not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`.execute(db)
  await sql`create index passkey_account on passkey (account_id)`.execute(db)
  await sql`create table passkey_challenge (
    hash text primary key,
    -- who registers; null: somebody signs in
    account_id uuid references account on delete cascade,
    expires_at timestamptz not null
  )`.execute(db)
}
