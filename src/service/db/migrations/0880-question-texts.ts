import { type Kysely, sql } from 'kysely'

/**
 * The index of texts (migration 0400) with the type in its key, as those of questions have it (migration 0865): a text that is
 * asked for among some types is looked for in those alone.
 */
export const indexes = {
  construction_own_texts: `on construction (owner_id, type)
    include (id, search_text, tags, updated_at, sort_name_de, sort_name_en, u_value, gwp, thickness)
    where ownership = 'custom' and deleted_at is null
      and octet_length(search_text) + octet_length(sort_name_de) + octet_length(sort_name_en) <= 1500
      and cardinality(tags) <= 6`,
}

/** Nodes of before ask the new one the same. */
export const replaced = ['construction_own_text']

/**
 * Tells the planner how large constructions are: of an expression that it knows nothing of it takes every third row to be
 * beyond the bound, and then reads all rows of an owner for the few that an index does not hold.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create statistics construction_sizes on (cardinality(facts)), (cardinality(tags)),
    (octet_length(sort_name_de) + octet_length(sort_name_en)),
    (octet_length(search_text) + octet_length(sort_name_de) + octet_length(sort_name_en)) from construction`.execute(db)
  await sql`analyze construction`.execute(db)
}
