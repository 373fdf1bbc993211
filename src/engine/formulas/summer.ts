import { attenuationOf, DAY, transferMatrix } from '../physics/transfer-matrix.ts'
import { formula } from '../trace.ts'

// Behaviour under daily swings (ISO 13786:2017) and heat capacity. Texts and inputs of each: `vocabulary/formulas.ts`.

/** J in kJ. */
const KILO = 1000
/** Deepest part of the construction that takes part in daily swings [m] (DIN V 4108-6; DIN V 18599-2, "10 cm rule"). */
const DEPTH = 0.1
/** A layer that cuts off what lies behind: λ below [W/(m·K)] and R above [m²·K/W]. */
export const INSULATING = { conductivity: 0.1, resistance: 0.25 } as const

/** Whether a layer insulates in the sense of the 10 cm rule. */
const insulates = (thickness: number, resistance: number): boolean =>
  resistance > INSULATING.resistance && thickness < INSULATING.conductivity * resistance

export const attenuation = formula('attenuation', attenuationOf)
export const realZ11 = formula('realZ11', (...of) => transferMatrix(...of).real11)
export const imaginaryZ11 = formula('imaginaryZ11', (...of) => transferMatrix(...of).imaginary11)
export const realZ12 = formula('realZ12', (...of) => transferMatrix(...of).real12)
export const imaginaryZ12 = formula('imaginaryZ12', (...of) => transferMatrix(...of).imaginary12)
export const realZ22 = formula('realZ22', (...of) => transferMatrix(...of).real22)
export const imaginaryZ22 = formula('imaginaryZ22', (...of) => transferMatrix(...of).imaginary22)
export const realZ12Surface = formula('realZ12Surface', (rsi, r, c) => transferMatrix(rsi, 0, r, c).surfaceReal12)
export const imaginaryZ12Surface = formula(
  'imaginaryZ12Surface',
  (rsi, r, c) => transferMatrix(rsi, 0, r, c).surfaceImaginary12,
)

/** |Y12| (ISO 13786:2017). The elements of the matrix are divided by e^Σξ. */
export const periodicTransmittance = formula(
  'transferMatrix',
  (real, imaginary, decay) => Math.exp(-decay) / Math.hypot(real, imaginary),
)
/** Delay of the heat flow behind the outdoor temperature [h], in [0, 24). */
export const timeShift = formula('timeShift', (real, imaginary) => {
  const hours = (-Math.atan2(imaginary, -real) * 24) / (2 * Math.PI)
  const wrapped = hours < 0 ? hours + 24 : hours
  return wrapped >= 24 || wrapped === 0 ? 0 : wrapped
})
export const decrement = formula('decrement', (periodic, stationary) => periodic / stationary)
/** Temperature amplitude of the outer over that of the inner surface at constant room air. */
export const damping = formula(
  'amplitudeRatio',
  (real, imaginary, decay, rsi) => 1 / ((rsi * Math.exp(-decay)) / Math.hypot(real, imaginary)),
)
/** κ of one side [kJ/(m²·K)], by the element of the matrix on the diagonal. */
export const arealHeatCapacity = formula(
  'arealHeatCapacity',
  (real, imaginary, real12, imaginary12, decay) =>
    ((DAY / (2 * Math.PI)) * Math.hypot(real - Math.exp(-decay), imaginary)) / Math.hypot(real12, imaginary12) / KILO,
)
export const layerHeatCapacity = formula(
  'layerHeatCapacity',
  (density, specific, thickness) => density * specific * thickness,
)
export const noHeatCapacity = formula('noHeatCapacity', () => 0)
export const meanHeatCapacity = formula('meanHeatCapacity', (bay, member, share) => (1 - share) * bay + share * member)
export const tenCentimetres = formula('tenCentimetres', () => DEPTH)
export const halfThickness = formula('halfThickness', (thicknesses) =>
  Math.min(DEPTH, thicknesses.reduce((sum, thickness) => sum + thickness, 0) / 2),
)
/** From the room inwards to the depth or the first insulating layer [kJ/(m²·K)]; NaN where a capacity is unknown. */
export const tenCentimetreRule = formula('tenCentimetreRule', (depth, thicknesses, resistances, capacities) => {
  let rest = depth
  let stored = 0
  for (let at = 0; at < thicknesses.length; at += 1) {
    const thickness = thicknesses[at] ?? 0
    if (rest <= 0 || insulates(thickness, resistances[at] ?? 0)) break
    const used = Math.min(thickness, rest)
    stored += ((capacities[at] ?? 0) * used) / thickness
    rest -= used
  }
  return stored / KILO
})
