import { type Kysely, sql } from 'kysely'

/** Which constructions of the library projects were taken from, with what the rows of each take of the building. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table project_origin (
    project_id uuid not null references project (id) on delete cascade,
    key text not null,
    construction_id uuid not null,
    version integer not null,
    rows integer not null,
    area double precision,
    gwp double precision,
    penrt_kwh double precision,
    primary key (project_id, key)
  )`.execute(db)
  await sql`create index project_origin_of on project_origin (construction_id)`.execute(db)
  // projects of before: areas and figures follow with the next save
  await sql`insert into project_origin (project_id, key, construction_id, version, rows)
    select project.id, library.key, (library.value -> 'origin' ->> 'id')::uuid,
      (library.value -> 'origin' ->> 'version')::integer,
      (select count(*) from json_array_elements(project.document -> 'elements') as element (value)
        where element.value ->> 'construction' = library.key)
    from project, json_each(project.document -> 'constructions') as library (key, value)
    where library.value -> 'origin' ->> 'id' is not null`.execute(db)
}
