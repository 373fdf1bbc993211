import { type Kysely, sql } from 'kysely'

/**
 * The index that most questions are answered by: types and frequent facts are bits of `traits`, materials of the catalogue
 * bits of `material_marks`, and nothing in it has to be compared as text or looked for in an array. What the bits mean is
 * told by `marks_version`, a part of the key, so that those of another version, and those without, are found beside.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table construction add column material_marks bytea, add column marks_version integer`.execute(db)
}

export const indexes = {
  construction_question_marks: `on construction (owner_id, marks_version)
    include (id, updated_at, u_value, gwp, penrt, thickness, mass, traits, data_until, complete, material_marks)
    where ownership = 'custom' and deleted_at is null`,
}
