import { type Kysely, sql } from 'kysely'

/**
 * What was done by an access key is marked as such, and that a key was used is told to the offices of its owner: once a
 * day for each key, by a trigger where its last use is noted, so that no way in passes by.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table activity add column by_key boolean not null default false`.execute(db)
  await sql`create index activity_actor on activity (office_id, actor_id, id desc) where office_id is not null`.execute(
    db,
  )
  await sql`create function note_key_use() returns trigger language plpgsql as $$
    begin
      insert into activity (kind, office_id, actor_id, actor, subject, changes, by_key)
      select 'keyUsed', office_member.office_id, account.id, account.name, new.name, '{}', true
      from account join office_member on office_member.account_id = account.id
      where account.id = new.account_id;
      return null;
    end
  $$`.execute(db)
  await sql`create trigger access_key_used after update of last_used_at on access_key for each row
    when (new.last_used_at is not null and (
      old.last_used_at is null
      or (new.last_used_at at time zone 'UTC')::date > (old.last_used_at at time zone 'UTC')::date
    ))
    execute function note_key_use()`.execute(db)
}
