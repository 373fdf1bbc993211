import { type Kysely, sql } from 'kysely'

/** Data releases, their datasets and imports; materials of users; what a construction was assessed with. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table data_release (
      id text primary key,
      generation text not null,
      status text not null check (status in ('importing', 'off', 'on')),
      is_default boolean not null default false,
      shipped boolean not null default false,
      datasets integer not null default 0,
      -- of the shipped file that was taken up
      fingerprint text,
      switched_on_at timestamptz,
      -- of status, default and datasets: what is computed from them is stale
      changed_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index data_release_default on data_release (is_default) where is_default`.execute(db)
  // one row a dataset; a release keeps every version of a dataset it ever held, for those who were assessed with it
  await sql`
    create table dataset (
      release text not null references data_release on delete cascade,
      uuid uuid not null,
      version text not null,
      -- the newest of its release, which searches show
      current boolean not null,
      -- the UUID of the dataset this one follows, as the release tells
      predecessor uuid,
      generation text not null,
      name_de text not null,
      name_en text not null,
      type text not null,
      category text[] not null,
      modules text[] not null,
      reference_unit text not null,
      valid_until text,
      -- the record whole, as src/catalogue/dataset-schema.ts has it
      record json not null,
      search_text text not null,
      primary key (release, uuid, version)
    )`.execute(db)
  await sql`
    create index dataset_search on dataset using gin (release, search_text gin_trgm_ops) where current`.execute(db)
  await sql`create index dataset_name on dataset (release, name_de, uuid) where current`.execute(db)
  // which dataset stands for a material of the catalogue in an imported release
  await sql`
    create table release_material (
      release text not null references data_release on delete cascade,
      material_id text not null,
      uuid uuid not null,
      version text not null,
      end_of_life_uuid uuid,
      end_of_life_version text,
      by_mass boolean not null default false,
      -- how it was found: shipped, sameUuid, predecessor, sameName
      found_by text not null,
      primary key (release, material_id)
    )`.execute(db)
  await sql`
    create table catalogue_import (
      id uuid primary key,
      release text not null,
      file_name text not null,
      file_size bigint,
      status text not null check (status in ('running', 'cancelling', 'cancelled', 'failed', 'done')),
      -- switched on when it is in
      switch_on boolean not null default false,
      bytes_read bigint not null default 0,
      rows_read integer not null default 0,
      datasets_taken integer not null default 0,
      -- what was taken, skipped and doubtful, with line numbers
      report json,
      error json,
      started_by uuid references account on delete set null,
      started_at timestamptz not null default now(),
      -- of the node that carries it out; one that stopped beating is failed
      beat_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db)
  // of each release one import at a time
  await sql`
    create unique index catalogue_import_running on catalogue_import (release)
    where status in ('running', 'cancelling')`.execute(db)
  await sql`create index catalogue_import_started on catalogue_import (started_at desc)`.execute(db)
  // rows of a file while it is read; nothing of them is seen before the whole file is in
  await sql`
    create unlogged table catalogue_import_row (
      import_id uuid not null references catalogue_import on delete cascade,
      uuid uuid not null,
      version text not null,
      -- order of the file
      position integer not null,
      line integer not null,
      -- why the dataset cannot be taken, instead of its header and figures
      problem json,
      header json,
      figures json,
      primary key (import_id, uuid, version, position)
    )`.execute(db)
  await sql`
    create table own_material (
      id text primary key check (id like 'own\\_%'),
      owner_id uuid not null references account on delete cascade,
      content jsonb not null,
      search_text text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db)
  await sql`create index own_material_owner on own_material (owner_id) where deleted_at is null`.execute(db)
  // who may see a construction may see the materials of users that it uses
  await sql`
    create table construction_own_material (
      construction_id uuid not null references construction on delete cascade,
      material_id text not null references own_material,
      primary key (construction_id, material_id)
    )`.execute(db)
  await sql`create index construction_own_material_material on construction_own_material (material_id)`.execute(db)
  // release and dataset versions that a construction is assessed with until its owner accepts newer ones
  await sql`alter table construction add column assessed_with jsonb`.execute(db)
  // what a user chose for a name in files of others
  await sql`
    create table material_choice (
      owner_id uuid not null references account on delete cascade,
      -- the foreign name, folded
      name text not null,
      material_id text not null,
      chosen_at timestamptz not null default now(),
      primary key (owner_id, name)
    )`.execute(db)
}
