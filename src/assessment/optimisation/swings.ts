import { decrement, periodicTransmittance, timeShift } from '#engine/formulas/summer.ts'
import type { SurfaceResistances } from '#engine/physics/surface-resistance.ts'
import type { PathLayer } from './path-layers.ts'

/** How a path delays and damps the swings of a day. */
export type Swings = { timeShift: number; decrement: number }

/**
 * Multiplies the matrices of a path out (ISO 13786:2017): of the product only the column that delay and damping take.
 *
 * @param along - from inside to outside
 * @param swings - where to write; NaN where a figure is unknown
 */
export function tellSwings(along: readonly PathLayer[], { rsi, rse }: SurfaceResistances, swings: Swings): void {
  let real12 = -rsi
  let imaginary12 = 0
  let real22 = 1
  let imaginary22 = 0
  let decay = 0
  let resistance = rsi + rse
  for (let at = 0; at < along.length; at += 1) {
    const layer = along[at]
    if (!layer) continue
    const { matrix } = layer
    decay += layer.xi
    resistance += layer.resistance
    if (!matrix) {
      real12 -= layer.resistance * real22
      imaginary12 -= layer.resistance * imaginary22
      continue
    }
    const a = real12
    const b = imaginary12
    const c = real22
    const d = imaginary22
    real12 = matrix.real11 * a - matrix.imaginary11 * b + matrix.real12 * c - matrix.imaginary12 * d
    imaginary12 = matrix.real11 * b + matrix.imaginary11 * a + matrix.real12 * d + matrix.imaginary12 * c
    real22 = matrix.real21 * a - matrix.imaginary21 * b + matrix.real11 * c - matrix.imaginary11 * d
    imaginary22 = matrix.real21 * b + matrix.imaginary21 * a + matrix.real11 * d + matrix.imaginary11 * c
  }
  real12 -= rse * real22
  imaginary12 -= rse * imaginary22
  // an unknown figure stands in the sum of what all lose
  const isKnown = !Number.isNaN(decay)
  swings.timeShift = isKnown ? timeShift.of(real12, imaginary12) : Number.NaN
  swings.decrement = isKnown
    ? decrement.of(periodicTransmittance.of(real12, imaginary12, decay), 1 / resistance)
    : Number.NaN
}
