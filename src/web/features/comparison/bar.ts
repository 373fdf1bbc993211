/** A horizontal bar from zero, [px] from the left end of its column. */
export type Bar = { readonly x: number; readonly width: number }

/** Least width that is seen [px]. */
const HAIR = 1

/**
 * The bar of one figure among those of its row: all from the same zero, the largest fills the column.
 *
 * @param values - of the whole row; what is not known takes no part
 * @param room - width of the column [px]
 * @returns undefined where the figure is not known
 */
export function barOf(value: number | null, values: readonly (number | null)[], room: number): Bar | undefined {
  if (value === null) return undefined
  const known = values.filter((one) => one !== null)
  const lowest = Math.min(0, ...known)
  const span = Math.max(0, ...known) - lowest
  if (span === 0) return { x: 0, width: HAIR }
  const scale = room / span
  return { x: (Math.min(0, value) - lowest) * scale, width: Math.max(HAIR, Math.abs(value) * scale) }
}
