// One function per kind of number: a shared one would see all kinds and be several times slower.

/** Element of an array of measured values; 0 outside of it. */
export const valueAt = (values: readonly number[], index: number): number => values[index] ?? 0

/** Element of an array of indices; 0 outside of it. */
export const indexAt = (indices: readonly number[], index: number): number => indices[index] ?? 0

/** Element of any array of numbers; 0 outside of it. */
export const numberAt = (numbers: readonly number[], index: number): number => numbers[index] ?? 0
