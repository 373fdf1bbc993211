import { valueAt } from './value-at.ts'

/** Period of the swings: a day [s]. */
export const DAY = 86_400

/**
 * Elements of a heat transfer matrix, divided by e^attenuation so that thick constructions do not overflow; `surface`:
 * without the external surface resistance.
 */
export type TransferMatrix = {
  readonly real11: number
  readonly imaginary11: number
  readonly real12: number
  readonly imaginary12: number
  readonly real22: number
  readonly imaginary22: number
  readonly surfaceReal12: number
  readonly surfaceImaginary12: number
}

/** ξ = d/δ of a layer, with δ = √(λT/(πρc)): written with R and ρcd only (ISO 13786:2017). */
export const xiOf = (resistance: number, heatCapacity: number): number =>
  resistance > 0 && heatCapacity > 0 ? Math.sqrt((Math.PI * resistance * heatCapacity) / DAY) : 0

/** Σξ of the layers [1]. */
export function attenuationOf(resistances: readonly number[], heatCapacities: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < resistances.length; at += 1) sum += xiOf(valueAt(resistances, at), valueAt(heatCapacities, at))
  return sum
}

/** Multiplies from the left by a mere resistance [[1, −R], [0, 1]]. Layout of z: real and imaginary parts of Z11 to Z22. */
const addResistance = (z: number[], resistance: number): void => {
  for (let at = 0; at < 4; at += 1) z[at] = valueAt(z, at) - resistance * valueAt(z, at + 4)
}

/** Elements of the matrix of a layer, of which the other two are the same: Z22 = Z11. */
export type LayerMatrix = Pick<TransferMatrix, 'real11' | 'imaginary11' | 'real12' | 'imaginary12'> & {
  readonly real21: number
  readonly imaginary21: number
}

/** Matrix of a layer, divided by e^ξ (ISO 13786:2017); δ/λ = R/ξ. @param xi - above 0 */
export function layerMatrix(resistance: number, xi: number): LayerMatrix {
  const sin = Math.sin(xi)
  const cos = Math.cos(xi)
  const sinh = -Math.expm1(-2 * xi) / 2
  const cosh = 1 - sinh
  const half = resistance / (2 * xi)
  return {
    real11: cosh * cos,
    imaginary11: sinh * sin,
    real12: -half * (sinh * cos + cosh * sin),
    imaginary12: -half * (cosh * sin - sinh * cos),
    real21: -(sinh * cos - cosh * sin) / (2 * half),
    imaginary21: -(sinh * cos + cosh * sin) / (2 * half),
  }
}

/** Multiplies from the left by the matrix of a layer. */
const addLayer = (z: number[], resistance: number, xi: number): void => {
  const { real11, imaginary11, real12, imaginary12, real21, imaginary21 } = layerMatrix(resistance, xi)
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
}

/**
 * Heat transfer matrix from environment to environment for a period of 24 h (ISO 13786:2017), divided by e^Σξ:
 * Z = Zse · Zn · … · Z1 · Zsi with layer 1 innermost. A layer without heat capacity is a mere resistance, as air is.
 *
 * @param resistances - of the layers from inside to outside [m²·K/W]
 * @param heatCapacities - their areal heat capacities ρcd [J/(m²·K)]
 */
export function transferMatrix(
  rsi: number,
  rse: number,
  resistances: readonly number[],
  heatCapacities: readonly number[],
): TransferMatrix {
  const z = [1, 0, 0, 0, 0, 0, 1, 0]
  addResistance(z, rsi)
  for (let at = 0; at < resistances.length; at += 1) {
    const resistance = valueAt(resistances, at)
    const xi = xiOf(resistance, valueAt(heatCapacities, at))
    if (xi > 0) addLayer(z, resistance, xi)
    else addResistance(z, resistance)
  }
  const surfaceReal12 = valueAt(z, 2)
  const surfaceImaginary12 = valueAt(z, 3)
  addResistance(z, rse)
  return {
    real11: valueAt(z, 0),
    imaginary11: valueAt(z, 1),
    real12: valueAt(z, 2),
    imaginary12: valueAt(z, 3),
    real22: valueAt(z, 6),
    imaginary22: valueAt(z, 7),
    surfaceReal12,
    surfaceImaginary12,
  }
}
