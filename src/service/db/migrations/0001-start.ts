import { type Kysely, sql } from 'kysely'

/** Accounts and constructions. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql`
    create table account (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      locale text not null,
      status text not null check (status in ('pending', 'active', 'disabled')),
      policies text[] not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table construction (
      id uuid primary key,
      owner_id uuid not null references account,
      ownership text not null check (ownership in ('standard', 'custom', 'thirdParty')),
      type text not null,
      locale text not null,
      code text,
      name text not null,
      description text not null,
      translations jsonb not null,
      tags text[] not null,
      release text,
      layers jsonb not null,
      search_text text not null,
      sort_name_de text not null collate "C",
      sort_name_en text not null collate "C",
      thickness double precision not null,
      u_value double precision,
      mass double precision,
      gwp double precision,
      penrt double precision,
      complete boolean not null,
      section jsonb not null,
      figures_version text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db)
  // searching: owner and text in one index, so that a word everyone uses costs no more than one's own constructions
  await sql`
    create index construction_own_search on construction using gin (owner_id, search_text gin_trgm_ops)
    with (fastupdate = off) where ownership = 'custom' and deleted_at is null`.execute(db)
  await sql`
    create index construction_public_search on construction using gin (ownership, search_text gin_trgm_ops)
    with (fastupdate = off) where ownership <> 'custom' and deleted_at is null`.execute(db)
  await sql`
    create index construction_own on construction (owner_id, updated_at desc, id)
    where ownership = 'custom' and deleted_at is null`.execute(db)
  await sql`
    create index construction_public on construction (ownership, updated_at desc, id)
    where ownership <> 'custom' and deleted_at is null`.execute(db)
  await sql`create index construction_owner on construction (owner_id)`.execute(db)
  await sql`create index construction_deleted on construction (deleted_at) where deleted_at is not null`.execute(db)
  await sql`
    create table construction_share (
      construction_id uuid not null references construction on delete cascade,
      email text not null check (email = lower(email)),
      permission text not null check (permission in ('view', 'edit')),
      shared_at timestamptz not null default now(),
      primary key (construction_id, email)
    )`.execute(db)
  await sql`create index construction_share_email on construction_share (email)`.execute(db)
  await sql`
    create table idempotency_key (
      owner_id uuid not null references account on delete cascade,
      key text not null,
      request_hash text not null,
      construction_id uuid not null,
      reply json not null,
      created_at timestamptz not null default now(),
      primary key (owner_id, key)
    )`.execute(db)
  await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db)
}
