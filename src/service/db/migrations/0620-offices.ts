import { type Kysely, sql } from 'kysely'

/**
 * Offices with their members and invitations, and what was done. A construction belongs to an account or to an office:
 * both are named by `owner_id`, so that whatever asks for what is somebody's own never sees an office's by mistake.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table office (
    id uuid primary key,
    name text not null,
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create table office_member (
    office_id uuid not null references office (id) on delete cascade,
    account_id uuid not null references account (id) on delete cascade,
    role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
    joined_at timestamptz not null default now(),
    primary key (office_id, account_id)
  )`.execute(db)
  await sql`create index office_member_account on office_member (account_id)`.execute(db)
  await sql`create table office_invitation (
    id uuid primary key,
    office_id uuid not null references office (id) on delete cascade,
    email text not null check (email = lower(email)),
    role text not null check (role in ('admin', 'member', 'viewer')),
    invited_by uuid not null references account (id) on delete cascade,
    invited_at timestamptz not null default now(),
    expires_at timestamptz not null,
    unique (office_id, email)
  )`.execute(db)
  await sql`create index office_invitation_email on office_invitation (email)`.execute(db)
  await sql`alter table construction drop constraint construction_owner_id_fkey`.execute(db)
  await sql`create table activity (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    kind text not null,
    office_id uuid,
    construction_id uuid,
    actor_id uuid,
    actor text not null,
    subject text,
    changes json not null
  )`.execute(db)
  await sql`create index activity_office on activity (office_id, id desc) where office_id is not null`.execute(db)
  await sql`create index activity_construction on activity (construction_id, id desc)
    where construction_id is not null`.execute(db)
  await sql`create index activity_at on activity (at)`.execute(db)
}
