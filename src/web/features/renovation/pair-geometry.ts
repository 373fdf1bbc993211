import type { SectionLayer } from '#contract/constructions.ts'

/** Two sections under each other, laid so that what stays stands in line. */
export type PairGeometry = {
  /** px per m */
  readonly scale: number
  /** Left edge of each section [px]. */
  readonly before: number
  readonly after: number
}

type Layer = Pick<SectionLayer, 'thickness' | 'state'>

const LARGEST_SCALE = 1_060

const thickness = (layers: readonly Layer[]) => layers.reduce((sum, layer) => sum + layer.thickness, 0)

/** Thickness outside the first layer that stays [m]; that of all where none stays. */
const outsideOfExisting = (layers: readonly Layer[]) => {
  const first = layers.findIndex(({ state }) => state === 'existing')
  return thickness(first < 0 ? layers : layers.slice(0, first))
}

/**
 * Lays the sections before and after the works so that the outermost layer that stays has one place in both.
 *
 * @param before - what stays, marked existing, and what is removed
 * @param after - what stays and what is new
 * @param left - start of the sheet's room [px]
 * @param right - its end, where the section that reaches further ends [px]
 */
export function pairGeometry(
  before: readonly Layer[],
  after: readonly Layer[],
  left: number,
  right: number,
): PairGeometry {
  const outside = { before: outsideOfExisting(before), after: outsideOfExisting(after) }
  const inward = Math.max(thickness(before) - outside.before, thickness(after) - outside.after)
  const whole = Math.max(outside.before, outside.after) + inward
  const scale = Math.min(LARGEST_SCALE, (right - left) / Math.max(0.01, whole))
  const anchor = right - inward * scale
  return { scale, before: anchor - outside.before * scale, after: anchor - outside.after * scale }
}
