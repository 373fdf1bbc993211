import { bounds } from '#vocabulary/bounds.ts'
import { withoutDust } from '#web/lib/arithmetic.ts'

const MILLIMETRE = 0.001
/** How near a border must come to a thickness that is sold to rest there [px on screen]. */
const REACH = 6

/** A thickness that may be entered [m]. */
const allowed = (thickness: number): number =>
  Math.min(Math.max(withoutDust(thickness), bounds.thickness.minimum), bounds.thickness.maximum)

/** A number of whole steps from a thickness [m]; no thinner than a step, but where it was. */
export const steppedThickness = (thickness: number, steps: number): number => {
  const next = thickness + steps * MILLIMETRE
  return allowed(next < MILLIMETRE ? Math.min(thickness, MILLIMETRE) : next)
}

/**
 * The thickness a border is dragged to: one that is sold where that is near, else whole millimetres.
 *
 * @param raw - where the pointer is [m]
 * @param market - thicknesses that are sold [m]
 * @param pixels - px on screen of a metre
 */
export const draggedThickness = (raw: number, market: readonly number[], pixels: number): number => {
  const nearest = nearestOf(raw, market)
  if (nearest !== undefined && Math.abs(nearest - raw) * pixels <= REACH) return nearest
  return allowed(Math.max(1, Math.round(raw / MILLIMETRE)) * MILLIMETRE)
}

const nearestOf = (raw: number, market: readonly number[]): number | undefined =>
  market.reduce<number | undefined>(
    (best, size) => (best === undefined || Math.abs(size - raw) < Math.abs(best - raw) ? size : best),
    undefined,
  )

type Border = {
  readonly thickness: number
  /** Thicknesses that are sold [m], rising. */
  readonly market: readonly number[]
  readonly lying: boolean
  /** Sign of the way from inside to outside, across the sheet. */
  readonly outward: 1 | -1
}

/** Across the sheet the border goes where the arrow points; the other arrows make it thicker (up, right) or thinner. */
const arrows = ({ lying, outward }: Border): Readonly<Record<string, 1 | -1>> => {
  const along = outward > 0 ? 1 : -1
  const back = outward > 0 ? -1 : 1
  return lying
    ? { ArrowDown: along, ArrowUp: back, ArrowRight: 1, ArrowLeft: -1 }
    : { ArrowRight: along, ArrowLeft: back, ArrowUp: 1, ArrowDown: -1 }
}

/**
 * The thickness [m] a key on a border leads to: arrows by 1 mm, with Shift by 10; Page up and down to the next one that
 * is sold, Home and End to the smallest and largest of them.
 *
 * @returns undefined for every other key, or where none is sold
 */
export const thicknessAfterKey = (
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  border: Border,
): number | undefined => {
  const { thickness, market } = border
  const direction = arrows(border)[key]
  if (direction !== undefined) return steppedThickness(thickness, direction * (shiftKey ? 10 : 1))
  if (key === 'PageUp') return market.find((size) => size > thickness + 1e-9)
  if (key === 'PageDown') return market.findLast((size) => size < thickness - 1e-9)
  if (key === 'Home') return market[0]
  return key === 'End' ? market.at(-1) : undefined
}

/** Least distance of two handles along and across the section [px]. */
const APART = 28

/**
 * How many handles each one is moved along its border, so that none lies over another.
 *
 * @param faces - positions across the section [px]
 */
export const handleLanes = (faces: readonly number[]): number[] => {
  const last: number[] = []
  return faces.map((face) => {
    const free = last.findIndex((other) => Math.abs(face - other) >= APART)
    const lane = free < 0 ? last.length : free
    last[lane] = face
    return lane
  })
}
