import { type Kysely, sql } from 'kysely'

/** Signing in: passwords, sessions, keys, links by mail, single sign-on, security events. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sign_in (
      account_id uuid primary key references account on delete cascade,
      password_hash text,
      password_changed_at timestamptz,
      email_verified_at timestamptz,
      first_signed_in_at timestamptz
    )`.execute(db)
  await sql`
    create table session (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      opened_by text not null,
      started_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      user_agent text
    )`.execute(db)
  await sql`create index session_account on session (account_id, last_used_at desc) where ended_at is null`.execute(db)
  await sql`create index session_expires on session (expires_at)`.execute(db)
  await sql`
    create table refresh_token (
      hash text primary key,
      session_id uuid not null references session on delete cascade,
      issued_at timestamptz not null default now(),
      expires_at timestamptz not null,
      replaced_at timestamptz,
      replaced_for text
    )`.execute(db)
  await sql`create index refresh_token_session on refresh_token (session_id)`.execute(db)
  await sql`create index refresh_token_expires on refresh_token (expires_at)`.execute(db)
  await sql`
    create table signing_key (
      kid text primary key,
      private_key jsonb not null,
      public_key jsonb not null,
      created_at timestamptz not null default now(),
      retired_at timestamptz
    )`.execute(db)
  await sql`
    create table mail_link (
      hash text primary key,
      account_id uuid not null references account on delete cascade,
      type text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      spent_at timestamptz,
      sign_up jsonb
    )`.execute(db)
  await sql`create index mail_link_account on mail_link (account_id)`.execute(db)
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      recipient text not null,
      locale text not null,
      content jsonb not null,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      sent_at timestamptz,
      failed_at timestamptz
    )`.execute(db)
  await sql`create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null`.execute(db)
  await sql`create index outbox_recipient on outbox (recipient, sent_at)`.execute(db)
  await sql`
    create table sso_state (
      hash text primary key,
      browser_hash text not null,
      domain text not null,
      nonce text not null,
      code_verifier text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table access_key (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      name text not null,
      secret_hash text not null,
      session_id uuid not null unique references session on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index access_key_account on access_key (account_id)`.execute(db)
  await sql`
    create table security_event (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      event text not null,
      account_id uuid,
      session_id uuid,
      address text,
      user_agent text,
      detail text
    )`.execute(db)
  await sql`create index security_event_account on security_event (account_id, at desc)`.execute(db)
  await sql`create index security_event_at on security_event (at)`.execute(db)
}
