/**
 * What is public in every order that lists have: a page is read along one of these, from either end. Figures that need not
 * be there stand last in both directions, which takes an index for each.
 */
const publicBy = (key: string) =>
  `on construction (ownership, ${key}, id) where ownership <> 'custom' and deleted_at is null`

export const indexes = {
  construction_public_by_name_de: publicBy('sort_name_de'),
  construction_public_by_name_en: publicBy('sort_name_en'),
  construction_public_by_thickness: publicBy('thickness'),
  construction_public_by_u_value: publicBy('u_value'),
  construction_public_by_u_value_desc: publicBy('u_value desc nulls last'),
  construction_public_by_gwp: publicBy('gwp'),
  construction_public_by_gwp_desc: publicBy('gwp desc nulls last'),
}

/** Nothing but indexes. */
export async function up(): Promise<void> {}
