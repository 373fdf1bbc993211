import { type Kysely, sql } from 'kysely'

/**
 * What was done to constructions of persons is noted too, with whose they were then, and what was changed with many
 * others for each of them. Entries are only ever added: the database refuses to change or remove one within its 24
 * months, but to a transaction that says that it removes what has gone with its owner.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table activity add column person_id uuid, add column bulk_id uuid`.execute(db)
  await sql`create function keep_activity() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('aufbau.removes_activity', true), '') <> 'on' then
        if tg_op <> 'DELETE' then
          raise exception 'activity is only ever added to';
        elsif old.at >= now() - interval '24 months' then
          raise exception 'activity is only ever added to';
        end if;
      end if;
      if tg_op = 'UPDATE' then
        return new;
      end if;
      return old;
    end
  $$`.execute(db)
  await sql`create trigger activity_kept before update or delete on activity
    for each row execute function keep_activity()`.execute(db)
  await sql`create trigger activity_kept_whole before truncate on activity
    for each statement execute function keep_activity()`.execute(db)
}

export const indexes = { activity_person: 'on activity (person_id) where person_id is not null' }
