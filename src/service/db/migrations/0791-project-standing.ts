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
  await sql`update project set figures = figures`.execute(db)
}
