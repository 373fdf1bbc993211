import { type Kysely, sql } from 'kysely'

/**
 * Texts of one's own by letters that are told apart by owner: words are looked for among what the owner has, and a sixteenth
 * of what others have. In the index of before (migration 0001) each three letters led to everybody's.
 */
export const indexes = {
  construction_own_trigrams: `on construction using gin (owner_id, owned_trigrams(owner_id, show_trgm(search_text)))
    with (fastupdate = off) where ownership = 'custom' and deleted_at is null`,
}

/** Nodes of before look through the texts of large owners until they are gone. */
export const replaced = ['construction_own_search']

/**
 * A number for each three letters in one of sixteen groups of owners. More groups hold fewer strangers and make a larger
 * index, which is written in more places (record 0005). Two may share a number, so that what is found is compared once more.
 * The functions are those of PostgreSQL's own hash indexes, which pg_upgrade takes along as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function owned_trigrams(owner uuid, trigrams text[]) returns integer[]
    language sql immutable strict parallel safe cost 1000
    return array(select hashtext(trigram) # team from unnest(trigrams) trigram, (values (uuid_hash(owner) & 15)) hashed (team))`.execute(
    db,
  )
}
