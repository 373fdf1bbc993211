// One function per kind of array: a shared one would see all kinds and be several times slower.

/** Element of an array of values; 0 outside of it. */
export const valueAt = (values: Float64Array, index: number): number => values[index] ?? 0

/** Element of an array of indices; 0 outside of it. */
export const indexAt = (indices: Int32Array, index: number): number => indices[index] ?? 0

/** Element of a plain array of numbers; 0 outside of it. */
export const numberAt = (numbers: readonly number[], index: number): number => numbers[index] ?? 0
