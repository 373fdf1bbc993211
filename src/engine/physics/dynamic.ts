import type { SurfaceResistances } from './surface-resistance.ts'
import { valueAt } from './value-at.ts'

/** Period of the swings: a day [s]. */
const DAY = 86_400

/** A layer between the members. Without heat capacity (`heatCapacity` 0) it is a mere resistance, as air layers are. */
export type DynamicLayer = {
  /** [m²·K/W] */
  readonly resistance: number
  /** Areal heat capacity ρcd [J/(m²·K)]. */
  readonly heatCapacity: number
}

/** Dynamic thermal characteristics (ISO 13786:2017). */
export type DynamicCharacteristics = {
  /** Periodic thermal transmittance |Y12| [W/(m²·K)]. */
  readonly periodicTransmittance: number
  /** Thermal admittances |Y11| inside and |Y22| outside [W/(m²·K)]. */
  readonly admittanceInside: number
  readonly admittanceOutside: number
  /** f = |Y12| / U, U of the same path [1]. */
  readonly decrement: number
  /** Delay of the heat flow behind the outdoor temperature [h], in [0, 24). */
  readonly timeShift: number
  /** Whether the delay is longer than the period: the phase lost in the layers, Σξ, is nearer to a day more. */
  readonly ambiguous: boolean
  /** κ1 inside and κ2 outside [J/(m²·K)]. */
  readonly capacityInside: number
  readonly capacityOutside: number
  /** Temperature amplitude of the inner over that of the outer surface at constant room air (TAV) [1]. */
  readonly amplitudeRatio: number
}

/**
 * Heat transfer matrix, divided by e^scale so that thick constructions do not overflow. Layout: real and imaginary parts
 * of Z11, Z12, Z21, Z22.
 */
type Matrix = { readonly z: number[]; scale: number }

/** Multiplies from the left by a mere resistance [[1, −R], [0, 1]]. */
const addResistance = ({ z }: Matrix, resistance: number): void => {
  for (let at = 0; at < 4; at += 1) z[at] = valueAt(z, at) - resistance * valueAt(z, at + 4)
}

/**
 * Multiplies from the left by the matrix of a layer (ISO 13786:2017). With δ = √(λT/(πρc)), ξ = d/δ: written with
 * d and R only, as δ/λ = R/ξ.
 */
const addLayer = (matrix: Matrix, resistance: number, heatCapacity: number): void => {
  const xi = Math.sqrt((Math.PI * resistance * heatCapacity) / DAY)
  const sin = Math.sin(xi)
  const cos = Math.cos(xi)
  const sinh = -Math.expm1(-2 * xi) / 2
  const cosh = 1 - sinh
  const half = resistance / (2 * xi)
  const real11 = cosh * cos
  const imaginary11 = sinh * sin
  const real12 = -half * (sinh * cos + cosh * sin)
  const imaginary12 = -half * (cosh * sin - sinh * cos)
  const real21 = -(sinh * cos - cosh * sin) / (2 * half)
  const imaginary21 = -(sinh * cos + cosh * sin) / (2 * half)
  const { z } = matrix
  for (let column = 0; column < 4; column += 2) {
    const a = valueAt(z, column)
    const b = valueAt(z, column + 1)
    const c = valueAt(z, column + 4)
    const d = valueAt(z, column + 5)
    z[column] = real11 * a - imaginary11 * b + real12 * c - imaginary12 * d
    z[column + 1] = real11 * b + imaginary11 * a + real12 * d + imaginary12 * c
    z[column + 4] = real21 * a - imaginary21 * b + real11 * c - imaginary11 * d
    z[column + 5] = real21 * b + imaginary21 * a + real11 * d + imaginary11 * c
  }
  matrix.scale += xi
}

/** T/2π · |(Zkk − 1) / Z12| [J/(m²·K)] (ISO 13786:2017). */
const arealCapacity = ({ z, scale }: Matrix, diagonal: number, transfer: number): number =>
  ((DAY / (2 * Math.PI)) * Math.hypot(valueAt(z, diagonal) - Math.exp(-scale), valueAt(z, diagonal + 1))) / transfer

const delay = (real12: number, imaginary12: number): number => {
  const hours = (-Math.atan2(imaginary12, -real12) * 24) / (2 * Math.PI)
  const wrapped = hours < 0 ? hours + 24 : hours
  return wrapped >= 24 || wrapped === 0 ? 0 : wrapped
}

/**
 * Dynamic thermal characteristics for a period of 24 h (ISO 13786:2017).
 *
 * Z = Zse · Zn · … · Z1 · Zsi with layer 1 innermost. Heat flows straight through the path given; members are left out.
 *
 * @param layers - from inside to outside
 */
export function dynamicCharacteristics(
  layers: readonly DynamicLayer[],
  { rsi, rse }: SurfaceResistances,
): DynamicCharacteristics {
  const z = [1, 0, 0, 0, 0, 0, 1, 0]
  const matrix: Matrix = { z, scale: 0 }
  let total = rsi + rse
  addResistance(matrix, rsi)
  for (const { resistance, heatCapacity } of layers) {
    if (resistance > 0 && heatCapacity > 0) addLayer(matrix, resistance, heatCapacity)
    else addResistance(matrix, resistance)
    total += resistance
  }
  const amplitudeRatio = (rsi * Math.exp(-matrix.scale)) / Math.hypot(valueAt(z, 2), valueAt(z, 3))
  addResistance(matrix, rse)
  const transfer = Math.hypot(valueAt(z, 2), valueAt(z, 3))
  const periodicTransmittance = Math.exp(-matrix.scale) / transfer
  const timeShift = delay(valueAt(z, 2), valueAt(z, 3))
  return {
    periodicTransmittance,
    admittanceInside: Math.hypot(valueAt(z, 0), valueAt(z, 1)) / transfer,
    admittanceOutside: Math.hypot(valueAt(z, 6), valueAt(z, 7)) / transfer,
    decrement: periodicTransmittance * total,
    timeShift,
    ambiguous: (matrix.scale * 12) / Math.PI - timeShift >= 12,
    capacityInside: arealCapacity(matrix, 0, transfer),
    capacityOutside: arealCapacity(matrix, 6, transfer),
    amplitudeRatio,
  }
}
