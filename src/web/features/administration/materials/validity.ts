import type { Material } from '#contract/materials.ts'

/** Whether a dataset may still be used for new assessments, as far as it says so. */
export const validities = ['valid', 'expired', 'unknown'] as const
export type Validity = (typeof validities)[number]

/**
 * Whether a dataset has expired. A year holds to its end, a date to its day.
 *
 * @param validUntil - year or ISO date; null where the dataset does not say
 * @param today - ISO date
 */
export function validityOf(validUntil: string | null, today: string): Validity {
  const match = validUntil === null ? null : /^(\d{4})(-\d{2}-\d{2})?/.exec(validUntil)
  if (!match) return 'unknown'
  const last = `${match[1]}${match[2] ?? '-12-31'}`
  return last < today ? 'expired' : 'valid'
}

/** Today as ISO date, where the user is. */
export const todayIso = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`

/**
 * Whether the materials stand on data that has expired as a whole: more than half of their datasets have. It is said
 * once then, and of the rows only those are marked that differ.
 *
 * @param today - ISO date
 */
export function hasExpired(materials: readonly Pick<Material, 'dataset'>[], today: string): boolean {
  const ends = materials.flatMap(({ dataset }) => (dataset ? [validityOf(dataset.validUntil, today)] : []))
  return ends.filter((end) => end === 'expired').length * 2 > ends.length
}

/** The same of counts by validity, as filters tell them. */
export function mostlyExpired(counts: readonly { readonly value: string; readonly count: number }[]): boolean {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (counts.find(({ value }) => value === 'expired')?.count ?? 0) * 2 > all
}
