import { type Kysely, sql } from 'kysely'

/**
 * Who made what an office owns, for the list of its members. Triggers note whose it was when it is moved, for nodes of
 * before, too. Of projects of before nobody knows: the activity does not tell which it speaks of.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function note_maker() returns trigger language plpgsql as $$
    begin
      new.maker_id := coalesce(old.maker_id, (select id from account where id = old.owner_id));
      return new;
    end $$`.execute(db)
  for (const table of ['construction', 'project']) {
    await sql`alter table ${sql.table(table)} add column maker_id uuid`.execute(db)
    await sql`create trigger ${sql.ref(`${table}_maker`)} before update of owner_id on ${sql.table(table)}
      for each row when (old.owner_id is distinct from new.owner_id) execute function note_maker()`.execute(db)
  }
}

export const indexes = {
  construction_maker: `on construction (maker_id, owner_id)
    where maker_id is not null and ownership = 'custom' and deleted_at is null`,
  project_maker: 'on project (maker_id, owner_id) where maker_id is not null and deleted_at is null',
}

/** Constructions of one statement: whoever writes one of them waits for so many. */
const AT_ONCE = 200

/** Notes it of constructions of before, as far as the activity tells. */
export async function fill(db: Kysely<never>): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000'
  while (after !== null) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with batch as (select id from construction
          where owner_id in (select id from office) and ownership = 'custom' and id > ${after}
          order by id limit ${AT_ONCE}),
        made as (select distinct on (construction_id) construction_id, actor_id from activity
          where construction_id in (select id from batch) and kind in ('created', 'movedIn')
            and actor_id in (select id from account)
          order by construction_id, activity.id),
        noted as (update construction set maker_id = actor_id from made
          where construction.id = construction_id and maker_id is null)
      select id as last from batch order by id desc limit 1`.execute(db)
    after = rows[0]?.last ?? null
  }
}
