import { heatingLimitOf } from '#assessment/heating/heat-use.ts'
import type { HeatAssumptions } from '#contract/insulation-curve.ts'
import type { Material } from '#contract/materials.ts'
import { degreeHoursOf, REFERENCE_STATION, type StationKey } from '#vocabulary/degree-hours.ts'
import { type EnergyCarrier, energyCarriers } from '#vocabulary/energy-carriers.ts'
import { newInsulation } from '#vocabulary/insulation.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'

export const courses = ['constant', 'scenario', 'free'] as const
export type Course = (typeof courses)[number]

/** Climate neutrality by law (KSG § 3): an aim, no forecast. */
export const FREE_BY_LAW = 2_045

/** Heat of one's own: emissions [kg/kWh] and primary energy [kWh/kWh] of final energy, and the heat for a unit of it. */
export type OwnHeat = { readonly gwp: number; readonly penrt: number; readonly efficiency: number }

/** What the curve is about, beside the layer. */
export type CurveAsked = {
  readonly carrier: EnergyCarrier | 'own'
  readonly own: OwnHeat
  /** Typed temperature correction factor; null: that of the type. */
  readonly fx: number | null
  readonly station: StationKey
  readonly course: Course
  readonly quantity: 'gwp' | 'penrt'
}

export const firstAsked: CurveAsked = {
  carrier: 'electricity',
  own: { gwp: 0, penrt: 0, efficiency: 1 },
  fx: null,
  station: REFERENCE_STATION,
  course: 'constant',
  quantity: 'gwp',
}

type Layers = Pick<AssessmentRequest, 'layers'>

/** Degree hours of a site [kKh/a] for a construction: new ones are heated below 12 °C, others below 15 °C. */
export const siteHours = (station: StationKey, request: Layers): number =>
  degreeHoursOf(station, heatingLimitOf({ layers: [...request.layers] }))

export const heatOf = ({ carrier, own, fx, station, course }: CurveAsked, request: Layers): HeatAssumptions => ({
  degreeHours: siteHours(station, request),
  ...(carrier === 'own' ? { factor: { gwp: own.gwp, penrt: own.penrt }, efficiency: own.efficiency } : { carrier }),
  ...(fx !== null && { fx }),
  decarbonisation: course === 'free' ? { freeFrom: FREE_BY_LAW } : course,
})

/** The same with heat of each carrier. */
export const otherHeats = (asked: CurveAsked, request: Layers): readonly HeatAssumptions[] =>
  energyCarriers.map((carrier) => heatOf({ ...asked, carrier }, request))

/** The new insulating layers, the thickest first. */
export function insulatingLayers(
  { layers }: Layers,
  materials: ReadonlyMap<string, Pick<Material, 'conductivity'>>,
): readonly number[] {
  return newInsulation(layers, ({ materialId }) => materials.get(materialId)?.conductivity)
}

/** Step of the curve, and from where to where it is drawn at least and at most [m]. */
export const STEP = 0.005
const FROM = 0.02
const LEAST_END = 0.4
const MOST_END = 1.2

/** Points of the curve [m]. */
export const curveThicknesses: readonly number[] = Array.from(
  { length: Math.round((MOST_END - FROM) / STEP) + 1 },
  (_, index) => Number((FROM + index * STEP).toFixed(3)),
)

/** Where the drawing ends [m]: all that is marked lies on it, as far as it is computed. */
export const drawnEnd = (marked: readonly number[]): number =>
  Math.min(MOST_END, Math.max(LEAST_END, Math.ceil(Math.max(0, ...marked) / 0.04 + 0.5) * 0.04))
