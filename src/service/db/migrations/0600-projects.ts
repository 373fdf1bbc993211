import { type Kysely, sql } from 'kysely'

/** Buildings: the document by value, with what lists show, search and sort by; and whom they are shared with. */
export async function up(db: Kysely<never>): Promise<void> {
  // json, not jsonb: the order of a library is its owner's
  await sql`create table project (
    id uuid primary key,
    owner_id uuid not null references account (id) on delete cascade,
    name text not null,
    code text,
    use text not null,
    measure text not null,
    tags text[] not null,
    release text,
    document json not null,
    assessed_with json,
    net_room_area double precision not null,
    gwp double precision,
    figures json not null,
    search_text text not null,
    sort_name text not null collate "C",
    archived boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz
  )`.execute(db)
  await sql`create index project_owner on project (owner_id, updated_at desc)`.execute(db)
  await sql`create index project_deleted on project (deleted_at) where deleted_at is not null`.execute(db)
  await sql`create table project_share (
    project_id uuid not null references project (id) on delete cascade,
    email text not null,
    permission text not null check (permission in ('view', 'edit')),
    shared_at timestamptz not null default now(),
    opened_at timestamptz,
    primary key (project_id, email)
  )`.execute(db)
  await sql`create index project_share_email on project_share (email)`.execute(db)
}
