import { type Kysely, sql } from 'kysely'

/** Links by which people without an account see a project. Of the secret only its hash is kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table project_link (
    id uuid primary key,
    project_id uuid not null references project (id) on delete cascade,
    secret_hash text not null unique,
    may_copy boolean not null,
    show_names boolean not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    last_used_at timestamptz,
    uses integer not null default 0,
    copies integer not null default 0
  )`.execute(db)
  await sql`create index project_link_project on project_link (project_id)`.execute(db)
}
