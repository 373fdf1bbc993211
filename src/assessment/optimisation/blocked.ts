import { type Goal, keepsLimit } from '#vocabulary/optimisation.ts'
import type { Alternatives } from './alternatives.ts'
import { figuresOf, verdictOf } from './figures.ts'
import type { Found } from './found.ts'
import { leafVisitor, partsOf } from './leaves.ts'
import type { Choice, Problem, Slot } from './problem.ts'
import { ranksOf } from './ranks.ts'
import { regionsOf } from './regions.ts'
import { search } from './search.ts'

/** How near anything comes to a goal that is not reached together with the others. */
export type Blocked = {
  readonly goal: Goal
  /** Null where it is unknown, or the goal is no single figure. */
  readonly best: number | null
  /** Reached by itself. */
  readonly isReachable: boolean
  /** Layers that change there. */
  readonly layers: readonly number[]
}

const changedLayers = (slots: readonly Slot[], choice: Choice): number[] =>
  slots.flatMap(({ layer, today }, slot) => (choice[slot] === today ? [] : [layer]))

/** The alternative with the greatest or least of a figure that the tables have. */
function* extremeOf(
  slots: readonly Slot[],
  alternatives: Alternatives,
  { quantity, relation }: Extract<Goal, { quantity: unknown }>,
): Generator<readonly Found[], Choice | undefined, boolean | undefined> {
  const { rankOf, choiceOf } = ranksOf(slots)
  const visit = leafVisitor(rankOf)
  let best: { value: number; rank: number } | undefined
  for (const region of regionsOf(slots, alternatives)) {
    if (yield []) break
    for (const part of partsOf(region))
      visit(region, part, (leaf, rank) => {
        const found = quantity === 'biogenicCarbonStored' ? Number.NaN : leaf[quantity]
        const value = relation === 'atMost' ? found : -found
        if (!Number.isNaN(value) && (best === undefined || value < best.value)) best = { value, rank }
      })
  }
  return best && choiceOf(best.rank)
}

/**
 * For each goal how near any alternative comes to it by itself, and which layers change for it. Goals of law and
 * moisture are judged where U is least.
 */
export function* blockedOf(
  problem: Problem,
  slots: readonly Slot[],
  alternatives: Alternatives,
): Generator<readonly Found[], Blocked[], boolean | undefined> {
  const blocked: Blocked[] = []
  for (const goal of problem.goals) {
    const alone = yield* search({ ...problem, goals: [goal], objectives: ['uValue'] }, slots, alternatives)
    const [reached] = alone.front
    const asked = 'quantity' in goal ? goal : ({ quantity: 'uValue', relation: 'atMost', limit: 0 } as const)
    const choice = (yield* extremeOf(slots, alternatives, asked)) ?? reached?.choice
    if (!choice) {
      blocked.push({ goal, best: null, isReachable: false, layers: [] })
      continue
    }
    const assessment = alternatives.assess(choice)
    const best = 'quantity' in goal ? figuresOf(assessment)[goal.quantity] : verdictOf(goal, assessment).value
    const isReachable =
      reached !== undefined || ('quantity' in goal && best !== null && keepsLimit(best, goal.relation, goal.limit))
    blocked.push({ goal, best, isReachable, layers: changedLayers(slots, choice) })
  }
  return blocked
}
