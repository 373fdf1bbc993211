import { type Kysely, sql } from 'kysely'

/** Attempts to sign in by password, and devices that somebody has signed in with. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sign_in_attempt (
      account_key text not null,
      source text not null,
      failures integer not null,
      last_at timestamptz not null,
      primary key (account_key, source)
    )`.execute(db)
  await sql`create index sign_in_attempt_last on sign_in_attempt (last_at)`.execute(db)
  await sql`
    create table known_device (
      account_id uuid not null references account on delete cascade,
      device text not null,
      seen_at timestamptz not null,
      primary key (account_id, device)
    )`.execute(db)
  await sql`create index known_device_seen on known_device (seen_at)`.execute(db)
}
