import { type Kysely, sql } from 'kysely'

/**
 * Questions over all of an owner's constructions are answered by an index alone. An entry holds 2.7 kB at most (as in
 * migration 0400): 600 bytes of names, six tags of 160 and a hundred facts of eight stay below it, the few others are read.
 * Facts are computed by the upkeep of stored figures, which finds those of a version before.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table construction add column facts bigint[] not null default '{}', add column data_until date`.execute(
    db,
  )
  await sql`
    create index construction_questions on construction (owner_id)
    include (id, type, updated_at, created_at, sort_name_de, sort_name_en, tags, u_value, gwp, penrt, thickness, mass,
      complete, data_until, facts)
    where ownership = 'custom' and deleted_at is null and octet_length(sort_name_de) + octet_length(sort_name_en) <= 600
      and cardinality(tags) <= 6 and cardinality(facts) <= 100`.execute(db)
}
