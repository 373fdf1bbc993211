import { type RawBuilder, sql } from 'kysely'
import { alone, type Db } from '#service/db/client.ts'

/** Where numbers of constructions by type and tag are kept (migration 0810). */
export type Tally = { readonly scope: RawBuilder<string> }

const EVERYBODY = '00000000-0000-0000-0000-000000000000'
/** Of third-party constructions, which everybody sees. */
export const ofEverybody: Tally = { scope: sql`${sql.lit(EVERYBODY)}::uuid` }

const isTallied = ({ scope }: Tally) => sql<boolean>`exists (select from construction_tallied where scope = ${scope})`

/** How many constructions there are in all, by a handful of rows; null where nobody keeps it. */
export const talliedNumber = (tally: Tally) => sql<number | null>`(select case when ${isTallied(tally)} then (
  select coalesce(sum(number), 0)::bigint from construction_tally where scope = ${tally.scope} and facet = 'type') end)`

/** Rows `value`, `number` of a facet; none where nobody keeps it. A value may be there more than once. */
export const tallied = (tally: Tally, facet: 'type' | 'tag') => sql<{ value: string; number: number }>`(
  select value, number::bigint from construction_tally
  where scope = ${tally.scope} and facet = ${sql.lit(facet)} and ${isTallied(tally)})`

/** More than so many are worth a tally: looking through fewer takes less than ten milliseconds. */
const MANY = 5_000
/** Changes that may wait beside what is added up: each is a row more to read. */
const MOST_WAITING = 500
/** Stands among those that are tallied once everybody has been looked at: from then on who has many is found by writing. */
const ALL_SEEN = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Held by whichever node adds up. */
const LOCK = 4_711_003n

/** Numbers that are kept beside the constructions, and stay right whoever writes meanwhile: each statement sees one moment. */
export const talliesRepository = (db: Db) => ({
  /** Who has many without being tallied; reads an index of all constructions, unless that was done before. */
  async untalliedForEverybody(): Promise<string[]> {
    const { rows } = await alone(db, LOCK, (transaction) =>
      sql<{ scope: string }>`with unseen as (
          select where not exists (select from construction_tallied where scope = ${ALL_SEEN}))
        select owner_id as scope from construction where ownership = 'custom' and deleted_at is null
          and exists (select from unseen) and owner_id not in (select scope from construction_tallied)
        group by owner_id having count(*) > ${sql.lit(MANY)}
        union all
        select ${ofEverybody.scope} from unseen where not ${isTallied(ofEverybody)} and exists (
          select from construction where ownership = 'thirdParty' and deleted_at is null offset ${sql.lit(MANY)})`.execute(
        transaction,
      ),
    )
    return rows.map(({ scope }) => scope)
  },

  /** Whoever had many is tallied. */
  noteAllSeen: (): Promise<unknown> =>
    sql`insert into construction_tallied (scope) values (${ALL_SEEN}) on conflict do nothing`.execute(db),

  /** Counts anew, and from then on by what changes. */
  countAnew: (scope: string): Promise<unknown> =>
    alone(db, LOCK, (transaction) =>
      sql`with gone as (delete from construction_tally where scope = ${scope}),
        marked as (insert into construction_tallied (scope) values (${scope}) on conflict do nothing),
        counted as materialized (select type, tags from construction where deleted_at is null and ${
          scope === EVERYBODY ? sql`ownership = 'thirdParty'` : sql`ownership = 'custom' and owner_id = ${scope}`
        })
        insert into construction_tally (scope, facet, value, number, added)
        select ${scope}::uuid, 'type', type, count(*), true from counted group by type
        union all
        select ${scope}::uuid, 'tag', tag, count(*), true from counted, unnest(tags) as tag group by tag`.execute(
        transaction,
      ),
    ),

  /**
   * Adds up what has changed of those that are tallied, once it is much, and takes away what has changed of others.
   *
   * @param most - changes that may wait
   * @returns who has come to have many
   */
  addUpForEverybody: (most = MOST_WAITING): Promise<string[]> =>
    alone(db, LOCK, async (transaction) => {
      const { rows } = await sql<{ scope: string; isTallied: boolean; waiting: number; many: boolean }>`
        select scope, waiting, is_tallied, not is_tallied and case when scope = ${ofEverybody.scope}
          then exists (select from construction where ownership = 'thirdParty' and deleted_at is null
            offset ${sql.lit(MANY)})
          else exists (select from construction where ownership = 'custom' and deleted_at is null and owner_id = scope
            offset ${sql.lit(MANY)}) end as many
        from (select scope, count(*) as waiting, scope in (select scope from construction_tallied) as is_tallied
          from construction_tally where not added group by scope) changed`.execute(transaction)
      for (const { scope } of rows.filter((row) => row.isTallied && row.waiting > most))
        await sql`with gone as (delete from construction_tally where scope = ${scope} returning facet, value, number)
          insert into construction_tally (scope, facet, value, number, added)
          select ${scope}::uuid, facet, value, sum(number), true from gone group by facet, value
          having sum(number) <> 0`.execute(transaction)
      const few = rows.filter((row) => !row.isTallied && !row.many).map(({ scope }) => scope)
      await sql`delete from construction_tally where scope = any(${few})`.execute(transaction)
      return rows.filter(({ many }) => many).map(({ scope }) => scope)
    }),
})
