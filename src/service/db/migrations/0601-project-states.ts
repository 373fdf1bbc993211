import { type Kysely, sql } from 'kysely'

/** Former versions of projects, and which materials of users have ever been in them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table project_state (
    project_id uuid not null references project (id) on delete cascade,
    version integer not null,
    name text,
    document json not null,
    assessed_with json,
    saved_at timestamptz not null,
    primary key (project_id, version)
  )`.execute(db)
  await sql`create table project_own_material (
    project_id uuid not null references project (id) on delete cascade,
    material_id text not null references own_material (id) on delete cascade,
    primary key (project_id, material_id)
  )`.execute(db)
  await sql`create index project_own_material_of on project_own_material (material_id)`.execute(db)
  // projects of before: their documents say what is in them
  await sql`insert into project_own_material (project_id, material_id)
    select distinct project.id, own_material.id
    from project, json_each(project.document -> 'constructions') as library (key, value),
      json_array_elements(library.value -> 'layers') as layer (value),
      lateral (values (layer.value ->> 'materialId'), (layer.value -> 'framing' ->> 'materialId'),
        (layer.value -> 'secondFraming' ->> 'materialId')) as named (id)
    join own_material on own_material.id = named.id
    where own_material.owner_id = project.owner_id`.execute(db)
}
