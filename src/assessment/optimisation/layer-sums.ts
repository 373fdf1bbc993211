import type { Layer } from '#engine/construction.ts'
import type { LayerCost } from '#engine/cost/construction-cost.ts'
import type { LayerLifeCycle } from '#engine/lca/life-cycle-result.ts'
import { arealMass } from '#engine/physics/areal-mass.ts'
import { type CostQuantity, costQuantities } from '#vocabulary/optimisation.ts'

/** Figures of a layer that add up over the layers; NaN where one is unknown. */
export type LayerSums = {
  /** Between the members [m²·K/W]; 0 of what does not count in U. */
  readonly resistance: number
  readonly gwp: number
  readonly penrt: number
  readonly pert: number
  readonly thickness: number
  readonly mass: number
} & Readonly<Record<CostQuantity, number>>
export const summedFigures = ['gwp', 'penrt', 'pert', 'thickness', 'mass', ...costQuantities] as const
export type SummedFigure = (typeof summedFigures)[number]

/** Sums over layers, or over those of no slot. */
export type Sums = Readonly<Record<SummedFigure, number>>

/** A slot whose options differ by nothing but sums. */
export type SummedSlot = {
  readonly slot: number
  readonly options: readonly number[]
  readonly sums: readonly LayerSums[]
}

/** Of what is not there. */
export const NOTHING: LayerSums = {
  resistance: 0,
  gwp: 0,
  penrt: 0,
  pert: 0,
  thickness: 0,
  mass: 0,
  cost: 0,
  costOverStudyPeriod: 0,
  costDiscounted: 0,
}

const isPlain = ({ framing, taper, fasteners, airGaps = 0 }: Layer): boolean =>
  framing === undefined && taper === undefined && fasteners === undefined && airGaps === 0

/** Whether U depends on the layer by nothing but its resistance. */
export const isHomogeneous = (layer: Layer | undefined): boolean => layer === undefined || isPlain(layer)

const known = (value: number | null) => value ?? Number.NaN

/** What is known of a layer where it stands. */
type Booked = {
  /** Between the members [m²·K/W]. */
  readonly resistance: number
  readonly lifeCycle: LayerLifeCycle
  /** By somebody's own prices; undefined where there are none. */
  readonly cost: LayerCost | undefined
}

/** Each cost of a layer [€/m²]: 0 of what is never paid for, NaN where any of it is unknown. */
function costsOf(cost: LayerCost | undefined, hasRate: boolean): Pick<LayerSums, CostQuantity> {
  const overTime = cost?.boundOverTime === null
  return {
    cost: cost?.bound === null ? (cost.first ?? 0) : Number.NaN,
    costOverStudyPeriod: overTime ? (cost.overStudyPeriod ?? 0) : Number.NaN,
    costDiscounted: overTime && hasRate ? (cost.discounted ?? 0) : Number.NaN,
  }
}

/** What a layer adds, of what it is booked with in a construction and what it resists there. @param hasRate - of discount */
export function sumsOf(
  layer: Layer,
  { resistance, lifeCycle: { complete, ...own }, cost }: Booked,
  hasRate: boolean,
): LayerSums {
  const { state, thickness } = layer
  // what is missing is no nought: such an option is not compared by these figures
  const whole = (value: number | null) => (complete ? known(value) : Number.NaN)
  const isThere = state !== 'removed'
  return {
    resistance,
    gwp: whole(own.gwp),
    penrt: whole(own.penrt),
    pert: whole(own.pert),
    thickness: isThere ? thickness : 0,
    mass: isThere ? known(arealMass(layer, undefined)) : 0,
    ...costsOf(cost, hasRate),
  }
}
