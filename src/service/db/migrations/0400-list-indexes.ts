import { type Kysely, sql } from 'kysely'

/**
 * Own constructions are looked through without reading them: all that searching, sorting and counting needs stands in the
 * index, in the order of owners. An entry holds 2.7 kB at most (PostgreSQL, "btree version 4 maximum"), so that constructions
 * with very long texts or many tags have an index of their own: 1,500 bytes of texts and six tags of 120 stay below it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isShort = sql`(octet_length(search_text) + octet_length(sort_name_de) + octet_length(sort_name_en) <= 1500
    and cardinality(tags) <= 6)`
  await sql`
    create index construction_own_text on construction (owner_id)
    include (id, search_text, type, tags, updated_at, sort_name_de, sort_name_en, u_value, gwp, thickness)
    where ownership = 'custom' and deleted_at is null and ${isShort}`.execute(db)
  await sql`
    create index construction_own_long on construction (owner_id)
    where ownership = 'custom' and deleted_at is null and not ${isShort}`.execute(db)
}
