import { type Kysely, sql } from 'kysely'

/** Drafts and versions of standard constructions. Those that are there already begin their history as they are. */
export async function up(db: Kysely<never>): Promise<void> {
  // the id a draft will be published under; null for everything that is not a draft
  await sql`alter table construction add column draft_of uuid`.execute(db)
  await sql`create unique index construction_draft on construction (draft_of) where draft_of is not null`.execute(db)
  await sql`
    create table standard_version (
      construction_id uuid not null,
      version integer not null,
      content jsonb not null,
      note text,
      published_at timestamptz not null default clock_timestamp(),
      published_by uuid references account,
      primary key (construction_id, version)
    )`.execute(db)
  await sql`
    insert into standard_version (construction_id, version, content, published_at, published_by)
    select id, version, jsonb_strip_nulls(jsonb_build_object(
      'type', type, 'locale', locale, 'code', code, 'name', name, 'description', description,
      'translations', translations, 'tags', to_jsonb(tags), 'release', release, 'layers', layers)), updated_at, owner_id
    from construction where ownership = 'standard'`.execute(db)
  await sql`
    create table standard_shipped (
      construction_id uuid primary key,
      fingerprint text not null,
      answered_at timestamptz not null default now()
    )`.execute(db)
}
