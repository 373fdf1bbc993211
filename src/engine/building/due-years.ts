/**
 * Years in which a part is replaced [a]: new ones whenever their life ends within the period, existing ones first when
 * what remains of theirs does.
 *
 * @param count - replacements within the period
 * @param remaining - of an existing part [a]; undefined of a new one
 */
export const dueYears = (count: number | null, serviceLife: number | undefined, remaining?: number): number[] =>
  serviceLife === undefined
    ? []
    : Array.from({ length: count ?? 0 }, (_, index) =>
        remaining === undefined ? (index + 1) * serviceLife : remaining + index * serviceLife,
      )
