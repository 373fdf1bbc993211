import type { StationaryClimate } from '#engine/climate/climate.ts'
import type { SurfaceResistances } from '#engine/physics/surface-resistance.ts'
import { LARGEST_STEP } from '#engine/physics/two-period-winter.ts'
import { saturationPressure } from '#engine/physics/vapour-pressure.ts'
import type { PathLayer } from './path-layers.ts'

/** What the balance could still forgive: below saturation by less than this part nothing is taken for wet. */
const DUST = 1e-9
/** Bodies that are within this of being cut once more are looked at where they end alone. */
const NEAR = 1e-6

/** Sums over the bodies of a path; filled anew for each. */
type Bodies = { count: number; readonly resistance: Float64Array; readonly first: Int32Array }

/** Joins layers of one body, from inside to outside. @returns the number of the body that insulates most */
function join(along: readonly PathLayer[], bodies: Bodies): number {
  let count = 0
  let before = -1
  for (let at = 0; at < along.length; at += 1) {
    const { body = -1, resistance = 0 } = along[at] ?? {}
    if (body >= 0 && body === before) {
      bodies.resistance[count - 1] = (bodies.resistance[count - 1] ?? 0) + resistance
    } else {
      bodies.resistance[count] = resistance
      bodies.first[count] = at
      count += 1
    }
    before = body
  }
  bodies.first[count] = along.length
  bodies.count = count
  let main = 0
  for (let one = 1; one < count; one += 1)
    if ((bodies.resistance[one] ?? 0) >= (bodies.resistance[main] ?? 0)) main = one
  return main
}

const sumOf = (column: Float64Array, count: number): number => {
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += column[at] ?? 0
  return sum
}

/** Sums the layers of each body, by the side of the main insulation that they are on. */
function fillThicknesses(thickness: Float64Array, along: readonly PathLayer[], { count, first }: Bodies, main: number) {
  for (let one = 0; one < count; one += 1) {
    let sd = 0
    for (let at = first[one] ?? 0; at < (first[one + 1] ?? 0); at += 1)
      sd += (one <= main ? along[at]?.sdInside : along[at]?.sdBeyond) ?? 0
    thickness[one] = sd
  }
}

/** Parts that a body is cut into; one where that hangs by a hair. */
const partsOf = (cut: number): number => (Math.abs(cut - Math.round(cut)) < NEAR ? 1 : Math.max(1, Math.ceil(cut)))

/**
 * Makes what tells whether water condenses in the two-period balance (DIN 4108-3:2018, annex A), for many paths of as
 * many layers. The string lies on no node where no node saturates below the straight line between the faces, so that a
 * path is wet as soon as one does; what is told dry takes the balance itself.
 *
 * @returns takes the layers from inside to outside; false where a figure is unknown
 */
export function condensing(
  { insideTemperature, outsideTemperature, insidePressure, outsidePressure }: StationaryClimate,
  { rsi, rse }: SurfaceResistances,
  most: number,
): (along: readonly PathLayer[]) => boolean {
  const bodies: Bodies = { count: 0, resistance: new Float64Array(most), first: new Int32Array(most + 1) }
  const thickness = new Float64Array(most)
  const difference = insideTemperature - outsideTemperature
  const saturated = (share: number) => saturationPressure(insideTemperature - difference * share)
  return (along) => {
    fillThicknesses(thickness, along, bodies, join(along, bodies))
    const { count, resistance } = bodies
    const total = rsi + sumOf(resistance, count) + rse
    const across = sumOf(thickness, count)
    const inner = Math.min(insidePressure, saturated(rsi / total))
    const outer = Math.min(outsidePressure, saturated(1 - rse / total))
    const isBelow = (reached: number, sd: number) =>
      saturated(reached / total) < (inner - ((inner - outer) * sd) / across) * (1 - DUST)
    const largest = (total * LARGEST_STEP) / Math.abs(difference)
    let reached = rsi
    let sd = 0
    for (let one = 0; one < count; one += 1) {
      const own = resistance[one] ?? 0
      const ownSd = thickness[one] ?? 0
      const parts = partsOf(own / largest)
      // the outer face is no node between
      const last = one < count - 1 ? parts : parts - 1
      for (let part = 1; part <= last; part += 1)
        if (isBelow(reached + (own * part) / parts, sd + (ownSd * part) / parts)) return true
      reached += own
      sd += ownSd
    }
    return false
  }
}
