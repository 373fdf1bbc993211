import type { Assessment } from '#engine/assessment.ts'
import { type GoalQuantity, isCost } from '#vocabulary/optimisation.ts'
import type { Alternatives } from './alternatives.ts'
import { figuresOf, inGrains, meetsAll, type ObjectiveFigures, objectiveValues } from './figures.ts'
import type { Estimate } from './leaf.ts'
import type { Choice, Problem } from './problem.ts'
import { skyline } from './skyline.ts'

/** An alternative that meets every goal. */
export type Found = {
  readonly choice: Choice
  readonly rank: number
  /** Figures that objectives may be about; null where unknown, or not told without an assessment. */
  readonly figures: ObjectiveFigures
  /** Made when first asked for, where sums alone told that it meets the goals. */
  readonly assessment: () => Assessment
  /** Objectives in grains, of which less is better. */
  readonly values: readonly number[]
}

/** Of what was assessed, what no other one beats. */
export function frontOf(found: readonly Found[]): Found[] {
  const columns = (found[0]?.values ?? []).map((_, objective) =>
    Float64Array.from(found, ({ values }) => values[objective] ?? 0),
  )
  return skyline({ values: columns, ranks: Float64Array.from(found, ({ rank }) => rank) }).flatMap(
    (row) => found[row] ?? [],
  )
}

const ofLifeCycle: readonly string[] = ['gwp', 'penrt', 'pert'] satisfies GoalQuantity[]

/**
 * Whether the figures of an alternative can be held against those of others: what is missing in a layer that may change
 * would count as nought, while what is missing in those that stay is missing everywhere.
 */
export function isComparable(
  { goals, objectives }: Pick<Problem, 'goals' | 'objectives'>,
  { layers, cost }: Assessment,
  places: readonly number[],
): boolean {
  const asked = [...objectives, ...goals.flatMap((goal) => ('quantity' in goal ? [goal.quantity] : []))]
  const isPriced = (place: number) => {
    const own = cost?.layers[place]
    return asked.every(
      (quantity) => !isCost(quantity) || (quantity === 'cost' ? own?.bound : own?.boundOverTime) === null,
    )
  }
  if (!places.every((place) => place < 0 || isPriced(place))) return false
  if (!asked.some((quantity) => ofLifeCycle.includes(quantity))) return true
  return places.every((place) => place < 0 || layers[place]?.complete === true)
}

const known = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** An alternative whose sums tell all that is asked. */
export function foundBySums(
  { objectives }: Pick<Problem, 'objectives'>,
  alternatives: Alternatives,
  { choice, rank, estimate }: { readonly choice: Choice; readonly rank: number; readonly estimate: Estimate },
): Found {
  const figures: ObjectiveFigures = {
    uValue: known(estimate.uValue),
    gwp: known(estimate.gwp),
    penrt: known(estimate.penrt),
    thickness: known(estimate.thickness),
    mass: known(estimate.mass),
    cost: known(estimate.cost),
    costOverStudyPeriod: known(estimate.costOverStudyPeriod),
    costDiscounted: known(estimate.costDiscounted),
    timeShift: objectives.includes('timeShift') ? known(estimate.timeShift) : null,
  }
  let assessment: Assessment | undefined
  return {
    choice,
    rank,
    figures,
    assessment: () => (assessment ??= alternatives.assess(choice)),
    values: objectives.map((quantity) => inGrains(quantity, figures[quantity])),
  }
}

/** Assesses an alternative; undefined where it misses a goal or an objective is unknown. */
export function finder({ goals, objectives }: Pick<Problem, 'goals' | 'objectives'>, alternatives: Alternatives) {
  return (choice: Choice, rank: number): Found | undefined => {
    const assessment = alternatives.assess(choice)
    if (!meetsAll(goals, assessment)) return undefined
    if (!isComparable({ goals, objectives }, assessment, alternatives.placesOf(choice))) return undefined
    const values = objectiveValues(objectives, assessment)
    const figures = figuresOf(assessment)
    return values.every(Number.isFinite) ? { choice, rank, figures, assessment: () => assessment, values } : undefined
  }
}
