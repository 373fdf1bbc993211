/**
 * The few constructions that the indexes of questions do not hold (migrations 0686, 0720) stand in indexes of their own:
 * without them every row of an owner is read to find that there are none.
 */
export const indexes = {
  construction_question_many: `on construction (owner_id)
    where ownership = 'custom' and deleted_at is null and not cardinality(facts) <= 100`,
  construction_question_long: `on construction (owner_id)
    where ownership = 'custom' and deleted_at is null and not (
      octet_length(sort_name_de) + octet_length(sort_name_en) <= 600 and cardinality(tags) <= 6
      and cardinality(facts) <= 100)`,
}

/** Nothing but indexes. */
export async function up(): Promise<void> {}
