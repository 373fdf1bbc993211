/** Element of an array of numbers; 0 outside of it. */
export const valueAt = (values: ArrayLike<number>, index: number): number => values[index] ?? 0
