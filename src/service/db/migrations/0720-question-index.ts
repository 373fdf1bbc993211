import { type Kysely, sql } from 'kysely'

/**
 * A narrow index for questions: without names and tags (migration 0686) an entry is half as long, and what many ask for
 * is a bit of `traits`, so that looking through all of an owner takes a third of the time. Traits are computed with the
 * facts by the upkeep of stored figures.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table construction add column traits bigint not null default 0`.execute(db)
}

export const indexes = {
  construction_question_figures: `on construction (owner_id)
    include (id, updated_at, created_at, u_value, gwp, penrt, thickness, mass, complete, data_until, traits, type, facts)
    where ownership = 'custom' and deleted_at is null and cardinality(facts) <= 100`,
}
