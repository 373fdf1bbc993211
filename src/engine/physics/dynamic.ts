import { reciprocal, sumOfResistances } from '#engine/formulas/heat.ts'
import {
  arealHeatCapacity,
  attenuation,
  damping,
  decrement,
  imaginaryZ11,
  imaginaryZ12,
  imaginaryZ12Surface,
  imaginaryZ22,
  periodicTransmittance,
  realZ11,
  realZ12,
  realZ12Surface,
  realZ22,
  timeShift,
} from '#engine/formulas/summer.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { transferMatrix } from './transfer-matrix.ts'

/** The layers of the path between the members from inside to outside. */
export type DynamicLayers = {
  /** [m²·K/W] */
  readonly resistances: readonly number[]
  /** Areal heat capacities ρcd [J/(m²·K)]; 0 for what is a mere resistance, as air layers are. */
  readonly heatCapacities: readonly number[]
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
  /** κ1 inside and κ2 outside [kJ/(m²·K)]. */
  readonly capacityInside: number
  readonly capacityOutside: number
  /** Temperature amplitude of the outer over that of the inner surface at constant room air (1/TAV) [1]. */
  readonly damping: number
}

/** Elements of the matrix as steps: each by its own formula, which multiplies the layers out anew. */
const tellMatrix = (trace: Trace, { resistances, heatCapacities }: DynamicLayers, { rsi, rse }: SurfaceResistances) => {
  figure(trace, 'realZ11', realZ11)(rsi, rse, resistances, heatCapacities)
  figure(trace, 'imaginaryZ11', imaginaryZ11)(rsi, rse, resistances, heatCapacities)
  figure(trace, 'realZ12', realZ12)(rsi, rse, resistances, heatCapacities)
  figure(trace, 'imaginaryZ12', imaginaryZ12)(rsi, rse, resistances, heatCapacities)
  figure(trace, 'realZ22', realZ22)(rsi, rse, resistances, heatCapacities)
  figure(trace, 'imaginaryZ22', imaginaryZ22)(rsi, rse, resistances, heatCapacities)
  figure(trace, 'realZ12Surface', realZ12Surface)(rsi, resistances, heatCapacities)
  figure(trace, 'imaginaryZ12Surface', imaginaryZ12Surface)(rsi, resistances, heatCapacities)
}

/**
 * Dynamic thermal characteristics for a period of 24 h (ISO 13786:2017). Heat flows straight through the path given;
 * members are left out, also of the U that the decrement refers to.
 */
export function dynamicCharacteristics(
  layers: DynamicLayers,
  surfaces: SurfaceResistances,
  trace?: Trace,
): DynamicCharacteristics {
  const { resistances, heatCapacities } = layers
  const { rsi, rse } = surfaces
  const decay = figure(trace, 'attenuation', attenuation)(resistances, heatCapacities)
  const z = transferMatrix(rsi, rse, resistances, heatCapacities)
  if (trace) tellMatrix(trace, layers, surfaces)
  const { real12, imaginary12, surfaceReal12, surfaceImaginary12 } = z
  const rBay = figure(trace, 'rBay', sumOfResistances)(rsi, rse, resistances)
  const uBay = figure(trace, 'uBay', reciprocal)(rBay)
  const y12 = figure(trace, 'periodicTransmittance', periodicTransmittance)(real12, imaginary12, decay)
  const shift = figure(trace, 'timeShift', timeShift)(real12, imaginary12)
  const kappa = (side: 'arealHeatCapacityInside' | 'arealHeatCapacityOutside', real: number, imaginary: number) =>
    figure(trace, side, arealHeatCapacity)(real, imaginary, real12, imaginary12, decay)
  const transfer = Math.hypot(real12, imaginary12)
  return {
    periodicTransmittance: y12,
    admittanceInside: Math.hypot(z.real11, z.imaginary11) / transfer,
    admittanceOutside: Math.hypot(z.real22, z.imaginary22) / transfer,
    decrement: figure(trace, 'decrement', decrement)(y12, uBay),
    timeShift: shift,
    ambiguous: (decay * 12) / Math.PI - shift >= 12,
    capacityInside: kappa('arealHeatCapacityInside', z.real11, z.imaginary11),
    capacityOutside: kappa('arealHeatCapacityOutside', z.real22, z.imaginary22),
    damping: figure(trace, 'dampingTav', damping)(surfaceReal12, surfaceImaginary12, decay, rsi),
  }
}
