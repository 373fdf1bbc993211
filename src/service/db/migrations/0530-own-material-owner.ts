import { type Kysely, sql } from 'kysely'

/** Materials of an owner are counted, deleted ones too: they take room like the others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index own_material_of_owner on own_material (owner_id)`.execute(db)
}
