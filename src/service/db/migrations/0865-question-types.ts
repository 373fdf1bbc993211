/**
 * The indexes that answer questions, in place of those of migrations 0686, 0720 and 0800: the type of a construction is a
 * part of their keys, so that a question about some types looks through those alone. Within a type entries stand in the
 * order of the rows: with figures in the key, too, each would ask another page whether its row is there for everybody.
 */
export const indexes = {
  construction_asked_marks: `on construction (owner_id, marks_version, type)
    include (id, updated_at, u_value, gwp, penrt, thickness, mass, traits, data_until, complete, material_marks)
    where ownership = 'custom' and deleted_at is null`,
  construction_asked_facts: `on construction (owner_id, type)
    include (id, updated_at, created_at, u_value, gwp, penrt, thickness, mass, complete, data_until, traits, facts)
    where ownership = 'custom' and deleted_at is null and cardinality(facts) <= 100`,
  construction_asked_names: `on construction (owner_id, type)
    include (id, updated_at, created_at, sort_name_de, sort_name_en, tags, u_value, gwp, penrt, thickness, mass,
      complete, data_until, facts)
    where ownership = 'custom' and deleted_at is null and octet_length(sort_name_de) + octet_length(sort_name_en) <= 600
      and cardinality(tags) <= 6 and cardinality(facts) <= 100`,
}

/** Nodes of before ask the new ones the same. */
export const replaced = ['construction_question_marks', 'construction_question_figures', 'construction_questions']

/** Nothing but indexes. */
export async function up(): Promise<void> {}
