import type { Assessment } from '#engine/assessment.ts'
import { MOST_EXACT } from '#vocabulary/optimisation.ts'
import { assessed } from '../assess-construction.ts'
import { alternativesOf } from './alternatives.ts'
import { type Blocked, blockedOf } from './blocked.ts'
import { figuresOf, type GoalVerdict, type OptimisedFigures, verdictOf } from './figures.ts'
import type { Found } from './found.ts'
import { type Problem, type Slot, sizeOf } from './problem.ts'
import { type Chosen, proposalsOf } from './proposals.ts'
import { ranksOf } from './ranks.ts'
import { search } from './search.ts'
import { thinned, within } from './thinning.ts'

/** What a search came to. */
export type Outcome = {
  /** Alternatives that the answer is about. */
  readonly explored: number
  readonly isExhaustive: boolean
  readonly given: {
    readonly figures: OptimisedFigures
    readonly goals: readonly GoalVerdict[]
    readonly assessment: Assessment
  }
  readonly proposals: readonly Chosen[]
  readonly front: readonly Found[]
  /** Why nothing meets the goals; absent where something does, or the search was ended. */
  readonly blocked?: readonly Blocked[]
}

/** Slots of at most 10 million alternatives: the fullest give up options first. */
function searchable(slots: readonly Slot[]): readonly Slot[] {
  let most = Math.max(...slots.map(({ options }) => options.length))
  let some = slots
  while (sizeOf(some) > MOST_EXACT && most > 1) {
    most -= 1
    some = slots.map((slot) => thinned(slot, most))
  }
  return some
}

/**
 * Searches the alternatives of a problem for the front of those that meet every goal, and chooses proposals. Exact up to
 * 10 million alternatives; of more, an even part is searched. Yields what it has found so far; told `true`, it ends with that.
 *
 * @throws {EngineError} with the place in the construction, where the engine refuses an alternative
 */
export function* optimise(problem: Problem): Generator<readonly Found[], Outcome, boolean | undefined> {
  const { given, resolved, slots, goals } = problem
  const today = assessed({ given, resolved })
  const told = {
    figures: figuresOf(today),
    goals: goals.map((goal) => verdictOf(goal, today)),
    assessment: today,
  }
  const all = alternativesOf(problem)
  const some = searchable(slots)
  const { whole, alternatives } = within(all, slots, some)
  const { rank } = ranksOf(slots)
  const { front: found, isWhole } = yield* search(problem, some, alternatives)
  const front = found.map((one) => {
    const choice = whole(one.choice)
    return { ...one, choice, rank: rank(choice) }
  })
  const isReached = front.length > 0
  return {
    explored: sizeOf(some),
    isExhaustive: isWhole && some === slots,
    given: told,
    front,
    proposals: isReached ? proposalsOf(problem, all, front) : [],
    ...(!isReached && isWhole && { blocked: yield* blockedOf(problem, some, alternatives) }),
  }
}
