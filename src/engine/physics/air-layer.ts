import type { HeatFlow } from './surface-resistance.ts'

/** Thickness of the air layer [m] and resistances [m²·K/W] (ISO 6946:2017, table 8; both faces ε ≥ 0.8). */
const TABLE_THICKNESS = [0, 0.005, 0.007, 0.01, 0.015, 0.025, 0.05, 0.1, 0.3] as const
const TABLE_RESISTANCE = {
  up: [0, 0.11, 0.13, 0.15, 0.16, 0.16, 0.16, 0.16, 0.16],
  horizontal: [0, 0.11, 0.13, 0.15, 0.17, 0.18, 0.18, 0.18, 0.18],
  down: [0, 0.11, 0.13, 0.15, 0.17, 0.19, 0.21, 0.22, 0.23],
} as const satisfies Record<HeatFlow, readonly number[]>

/**
 * Thermal resistance of an unventilated air layer [m²·K/W] (ISO 6946:2017, 6.9, table 8).
 *
 * Between the rows linear, above 300 mm constant. Both faces must have an emissivity of at least 0.8.
 *
 * @param thickness - across the heat flow [m]
 */
export function airLayerResistance(thickness: number, heatFlow: HeatFlow): number {
  const resistances = TABLE_RESISTANCE[heatFlow]
  const row = TABLE_THICKNESS.findIndex((end) => thickness <= end)
  const upper = resistances[row]
  const end = TABLE_THICKNESS[row]
  if (upper === undefined || end === undefined) return resistances[8]
  const start = TABLE_THICKNESS[row - 1] ?? 0
  const lower = resistances[row - 1] ?? 0
  return end === start ? upper : lower + ((upper - lower) * (thickness - start)) / (end - start)
}

/** Radiative coefficient of black surfaces, 4σT³ [W/(m²·K)], at a mean temperature [°C] (ISO 6946:2017). */
export const blackRadiativeCoefficient = (meanTemperature: number): number =>
  4 * 5.67e-8 * (meanTemperature + 273.15) ** 3

/** Conductive limit of the convective coefficient: λ of still air [W/(m·K)] (ISO 6946:2017, annex D). */
const STILL_AIR_CONDUCTIVITY = 0.025
/** Temperature difference across the layer up to which the coefficients do not depend on it [K] (ISO 6946:2017, annex D). */
const SMALL_DIFFERENCE = 5

const convectiveCoefficient = (thickness: number, heatFlow: HeatFlow, difference: number): number => {
  const still = STILL_AIR_CONDUCTIVITY / thickness
  if (heatFlow === 'up') return Math.max(still, 1.95)
  if (heatFlow === 'down') return Math.max(still, 0.12 * thickness ** -0.44)
  return Math.max(still, difference > SMALL_DIFFERENCE ? 0.73 * Math.cbrt(difference) : 1.25)
}

export type AirSpace = {
  /** [m] */
  readonly thickness: number
  readonly heatFlow: HeatFlow
  /** Emissivity of the two faces, 0 to 1; 0.9 where absent (ISO 6946:2017, annex D). */
  readonly emissivities?: readonly [number, number]
  /** Distance between the members that bound the space [m]; unbounded where absent. */
  readonly width?: number
  /** [°C], 10 where absent. */
  readonly meanTemperature?: number
  /** Across the layer [K]; up to 5 where absent. Only the horizontal coefficient is known above. */
  readonly temperatureDifference?: number
}

/** Below this ratio of width to thickness the walls between the members take part in the radiation (ISO 6946:2017, annex D). */
const NARROW = 10

/** Whether an air space between members is a void in the sense of ISO 6946:2017, annex D. */
export const isNarrow = (thickness: number, width: number): boolean => width < NARROW * thickness

/**
 * Thermal resistance of an unventilated air space by its emissivities [m²·K/W] (ISO 6946:2017, annex D).
 *
 * With ε = 0.9 on both faces it reproduces table 8 to 0.005. A space narrower than ten times its thickness is a void.
 */
export function airSpaceResistance(space: AirSpace): number {
  const { thickness, heatFlow, width, meanTemperature = 10, temperatureDifference = 0 } = space
  const [first, second] = space.emissivities ?? [0.9, 0.9]
  const black = blackRadiativeCoefficient(meanTemperature)
  const ratio = width === undefined ? 0 : thickness / width
  const exchange =
    width !== undefined && isNarrow(thickness, width)
      ? 1 / first + 1 / second - 2 + 2 / (1 + Math.sqrt(1 + ratio * ratio) - ratio)
      : 1 / first + 1 / second - 1
  return 1 / (convectiveCoefficient(thickness, heatFlow, temperatureDifference) + black / exchange)
}

/** Openings that bound the slightly ventilated layer [mm² per m length or per m²] (ISO 6946:2017, 6.9). */
export const OPENINGS = { unventilated: 500, wellVentilated: 1500 } as const

/**
 * Total resistance of a construction with a slightly ventilated air layer [m²·K/W] (ISO 6946:2017, 6.9).
 *
 * @param openings - area of the openings [mm² per m length (vertical) or per m² (horizontal)]
 * @param unventilated - total resistance with the layer closed [m²·K/W]
 * @param ventilated - total resistance with the layer well ventilated [m²·K/W]
 */
export function slightlyVentilatedResistance(openings: number, unventilated: number, ventilated: number): number {
  const share = (openings - OPENINGS.unventilated) / (OPENINGS.wellVentilated - OPENINGS.unventilated)
  const bounded = Math.min(1, Math.max(0, share))
  return (1 - bounded) * unventilated + bounded * ventilated
}
