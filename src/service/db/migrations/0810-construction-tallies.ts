import { type Kysely, sql } from 'kysely'

/**
 * How many constructions of each type and tag owners of many have. What each write changes is a row of its own, so that
 * writers of one office do not wait for each other; upkeep adds them up, and counts owners anew who come to have many.
 * Who is not in `construction_tallied` is counted when asked. Third-party ones, which belong to everybody, stand under the
 * nil UUID. The triggers look at single rows: what only brings new figures, of all rows at times, costs a comparison.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table construction_tally (
    scope uuid not null,
    facet text not null check (facet in ('type', 'tag')),
    value text not null collate "C",
    number integer not null,
    added boolean not null default false
  )`.execute(db)
  await sql`create index construction_tally_scope on construction_tally (scope, facet, value) include (number)`.execute(
    db,
  )
  await sql`create index construction_tally_new on construction_tally (scope) where not added`.execute(db)
  await sql`create table construction_tallied (scope uuid primary key)`.execute(db)

  await sql`create function tally_construction() returns trigger language plpgsql as $$
    declare
      nobody constant uuid := '00000000-0000-0000-0000-000000000000';
    begin
      if tg_op <> 'INSERT' and old.ownership <> 'standard' and old.deleted_at is null then
        insert into construction_tally (scope, facet, value, number)
        select case old.ownership when 'custom' then old.owner_id else nobody end, facet, value, -1
        from (select 'type' as facet, old.type as value union all select 'tag', unnest(old.tags)) as had;
      end if;
      if tg_op <> 'DELETE' and new.ownership <> 'standard' and new.deleted_at is null then
        insert into construction_tally (scope, facet, value, number)
        select case new.ownership when 'custom' then new.owner_id else nobody end, facet, value, 1
        from (select 'type' as facet, new.type as value union all select 'tag', unnest(new.tags)) as has;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger tally_new_construction after insert on construction
    for each row when (new.ownership <> 'standard') execute function tally_construction()`.execute(db)
  await sql`create trigger tally_removed_construction after delete on construction
    for each row when (old.ownership <> 'standard') execute function tally_construction()`.execute(db)
  await sql`create trigger tally_changed_construction after update on construction
    for each row when ((old.owner_id, old.ownership, old.type, old.tags, old.deleted_at is null)
      is distinct from (new.owner_id, new.ownership, new.type, new.tags, new.deleted_at is null))
    execute function tally_construction()`.execute(db)
}
