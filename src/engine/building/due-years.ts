const never: readonly number[] = []

/**
 * Years in which a part is replaced [a]: new ones whenever their life ends within the period, existing ones first when
 * what remains of theirs does.
 *
 * @param count - replacements within the period
 * @param remaining - of an existing part [a]; undefined of a new one
 */
export function dueYears(count: number | null, serviceLife: number | undefined, remaining?: number): readonly number[] {
  if (serviceLife === undefined || !count) return never
  const years: number[] = []
  for (let index = 0; index < count; index += 1)
    years.push(remaining === undefined ? (index + 1) * serviceLife : remaining + index * serviceLife)
  return years
}
