import { type Kysely, sql } from 'kysely'

/**
 * How the base of each project stands to the levels of QNG, so that lists are narrowed by it and counted without reading
 * figures. Noted by the database, since nodes of the release before write projects meanwhile.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table project add column standing text`.execute(db)
  await sql`create function note_project_standing() returns trigger language plpgsql as $$
    begin
      new.standing := case
        when new.use = 'nonResidential' or new.measure = 'partialRenovation' then 'notApplicable'
        when (new.figures ->> 'rows')::int = 0 then 'open'
        when new.figures ->> 'qngLevel' is not null then new.figures ->> 'qngLevel'
        when not (new.figures ->> 'complete')::boolean
          or coalesce((new.figures -> 'budget' ->> 'open')::boolean, false) then 'open'
        else 'missed'
      end;
      return new;
    end $$`.execute(db)
  await sql`create trigger project_standing before insert or update of figures, use, measure on project
    for each row execute function note_project_standing()`.execute(db)
}

/** Projects of one statement: whoever writes one of them waits for so many. */
const AT_ONCE = 200

/** Notes it for projects of before. */
export async function fill(db: Kysely<never>): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000'
  while (after !== null) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with batch as (select id from project where id > ${after} order by id limit ${AT_ONCE}),
        noted as (update project set figures = figures where id in (select id from batch) and standing is null)
      select (array_agg(id order by id desc))[1] as last from batch`.execute(db)
    after = rows[0]?.last ?? null
  }
}
