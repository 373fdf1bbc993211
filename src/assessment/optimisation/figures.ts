import type { Assessment } from '#engine/assessment.ts'
import type { ConformityEntry } from '#engine/conformity/conformity-entry.ts'
import type { ConstructionCost } from '#engine/cost/construction-cost.ts'
import {
  type CostQuantity,
  type Goal,
  type GoalQuantity,
  isCost,
  keepsLimit,
  type ObjectiveQuantity,
} from '#vocabulary/optimisation.ts'

/** Figures of an alternative that goals and objectives are about; null where unknown. */
export type OptimisedFigures = Readonly<Record<GoalQuantity, number | null>>

export type ObjectiveFigures = Readonly<Record<ObjectiveQuantity, number | null>>

const costsOf = (cost: ConstructionCost | undefined): Record<CostQuantity, number | null> => ({
  cost: cost?.first?.total ?? null,
  costOverStudyPeriod: cost?.overStudyPeriod?.total ?? null,
  costDiscounted: cost?.discounted?.total ?? null,
})

export const figuresOf = ({ thermal, geometry, moisture, summer, lifeCycle, cost }: Assessment): OptimisedFigures => ({
  uValue: thermal.uValue,
  gwp: lifeCycle.gwp?.total ?? null,
  penrt: lifeCycle.penrt?.total ?? null,
  pert: lifeCycle.pert?.total ?? null,
  thickness: geometry.thickness,
  mass: geometry.mass,
  timeShift: summer.timeShift,
  decrement: summer.decrement,
  fRsi: moisture.fRsi,
  surfaceTemperature: moisture.surfaceTemperature,
  biogenicCarbonStored: lifeCycle.biogenicCarbonStored,
  ...costsOf(cost),
})

/** How an alternative stands to a goal. */
export type GoalVerdict = {
  readonly goal: Goal
  /** Null where unknown, and of a goal that is no single figure. */
  readonly value: number | null
  /** Null where it cannot be told: unknown, or a lower bound below a greatest value. */
  readonly fulfilled: boolean | null
  /** Distance to the limit as a part of it, positive: better than asked. */
  readonly margin: number | null
}

const boundOfCost = {
  cost: 'first',
  costOverStudyPeriod: 'overStudyPeriod',
  costDiscounted: 'discounted',
} as const satisfies Record<CostQuantity, keyof ConstructionCost>

/** Sums of which something is missing are lower bounds: they can fail a greatest value, not keep it. */
export const isLowerBound = (quantity: GoalQuantity, { lifeCycle, cost }: Assessment): boolean => {
  if (isCost(quantity)) return cost?.[boundOfCost[quantity]]?.bound === 'lower'
  if (quantity === 'gwp' || quantity === 'penrt' || quantity === 'pert') return lifeCycle[quantity]?.bound === 'lower'
  return quantity === 'biogenicCarbonStored' && lifeCycle.biogenicCarbonBound === 'lower'
}

type QuantityGoal = Extract<Goal, { quantity: unknown }>

function ofQuantity(goal: QuantityGoal, assessment: Assessment): GoalVerdict {
  const { quantity, relation, limit } = goal
  const value = figuresOf(assessment)[quantity]
  if (value === null) return { goal, value, fulfilled: null, margin: null }
  const keeps = keepsLimit(value, relation, limit)
  const isOpen = isLowerBound(quantity, assessment) && keeps === (relation === 'atMost')
  const distance = relation === 'atMost' ? limit - value : value - limit
  return { goal, value, fulfilled: isOpen ? null : keeps, margin: limit === 0 ? null : distance / limit }
}

/** A limit that tells only where a construction stands is a goal once somebody makes it one. */
const holds = ({ fulfilled, value, relation, limit, exemptions }: ConformityEntry): boolean | null => {
  if (fulfilled !== null) return fulfilled
  if (exemptions.length > 0) return true
  return value === null ? null : keepsLimit(value, relation, limit)
}

function ofPack(goal: Extract<Goal, { pack: unknown }>, { conformity }: Assessment): GoalVerdict {
  const entries = conformity.filter(({ pack }) => pack === goal.pack)
  const verdicts = entries.map(holds)
  const fulfilled = entries.length === 0 || verdicts.includes(null) ? null : !verdicts.includes(false)
  const worst = entries.reduce<ConformityEntry | undefined>(
    (least, one) => (one.margin !== null && (least?.margin ?? Infinity) > one.margin ? one : least),
    entries[0],
  )
  return {
    goal,
    value: worst?.value ?? null,
    fulfilled: verdicts.includes(false) ? false : fulfilled,
    margin: worst?.margin ?? null,
  }
}

function ofMoisture(goal: Extract<Goal, { moisture: unknown }>, { moisture, moistureProof }: Assessment): GoalVerdict {
  if (goal.moisture === 'fulfilled') return { goal, value: null, fulfilled: moistureProof.fulfilled, margin: null }
  const { condensate } = moisture
  return { goal, value: condensate, fulfilled: condensate === null ? null : condensate <= 0, margin: null }
}

export function verdictOf(goal: Goal, assessment: Assessment): GoalVerdict {
  if ('quantity' in goal) return ofQuantity(goal, assessment)
  return 'pack' in goal ? ofPack(goal, assessment) : ofMoisture(goal, assessment)
}

export const meetsAll = (goals: readonly Goal[], assessment: Assessment): boolean =>
  goals.every((goal) => verdictOf(goal, assessment).fulfilled === true)

/**
 * Figures are the same where they differ by less, in their units: the dust of sums in another order is no difference.
 * Resistances are held as U is.
 */
const grains = {
  uValue: 1e-9,
  resistance: 1e-9,
  thickness: 1e-9,
  gwp: 1e-6,
  penrt: 1e-6,
  pert: 1e-6,
  mass: 1e-6,
  timeShift: 1e-6,
  cost: 1e-6,
  costOverStudyPeriod: 1e-6,
  costDiscounted: 1e-6,
} as const

/** A figure in whole grains. */
export const countGrains = (figure: keyof typeof grains, value: number): number => Math.round(value / grains[figure])

/** Of a grain: sums in another order differ by less. */
const HAIR = 1e-3

/** The least number of grains that a figure may count where it is not less than this one; −∞ where that is unknown. */
export const leastInGrains = (quantity: ObjectiveQuantity, least: number): number =>
  Number.isNaN(least) ? -Infinity : Math.ceil(least / grains[quantity] - 0.5 - HAIR)

/** An objective as a number of which less is better, in grains; infinite where the figure is unknown. */
export const inGrains = (quantity: ObjectiveQuantity, value: number | null): number =>
  value === null ? Infinity : countGrains(quantity, quantity === 'timeShift' ? -value : value)

/** The objectives of an alternative, in grains. Of prices of which none is known the least that it can cost is nothing. */
export function objectiveValues(objectives: readonly ObjectiveQuantity[], assessment: Assessment): number[] {
  const figures = figuresOf(assessment)
  return objectives.map((quantity) =>
    inGrains(quantity, figures[quantity] ?? (isCost(quantity) && assessment.cost ? 0 : null)),
  )
}
