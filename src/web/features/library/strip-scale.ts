/** Place of the strips in their column [px]. */
export const STRIP_COLUMN = { width: 250, left: 4, right: 250 } as const

/** Thickness that the scale shows at least [m], so that pages of thin constructions look like the others. */
const LEAST_SHOWN = 0.57

export type StripScale = {
  /** px per m. */
  readonly scale: number
  /** Distance of the labelled ticks [m]. */
  readonly step: number
  /** Labelled ticks [m], from 0. */
  readonly ticks: readonly number[]
}

/** One scale for all strips of a page: 100 mm ticks, wider ones only where a construction is thicker than the column. */
export function stripScale(thicknesses: readonly number[]): StripScale {
  const shown = Math.max(LEAST_SHOWN, ...thicknesses)
  const scale = (STRIP_COLUMN.right - STRIP_COLUMN.left - 2) / shown
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20].find((candidate) => shown / candidate <= 6) ?? 50
  const count = Math.floor((shown - 0.04) / step)
  return { scale, step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
