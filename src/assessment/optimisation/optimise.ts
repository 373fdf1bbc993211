import type { Assessment } from '#engine/assessment.ts'
import type { PartialReason } from '#vocabulary/optimisation.ts'
import { assessed } from '../assess-construction.ts'
import { type Alternatives, alternativesOf } from './alternatives.ts'
import { type Blocked, blockedOf } from './blocked.ts'
import { figuresOf, type GoalVerdict, type OptimisedFigures, verdictOf } from './figures.ts'
import { type Found, frontOf } from './found.ts'
import { type Problem, type Slot, sizeOf } from './problem.ts'
import { type Chosen, proposalsOf } from './proposals.ts'
import { ranksOf } from './ranks.ts'
import { type SearchResult, search } from './search.ts'
import { around, searchable, within } from './thinning.ts'

/** What a search came to. */
export type Outcome = {
  /** Alternatives that the answer is about. */
  readonly explored: number
  readonly isExhaustive: boolean
  /** Why not; absent where it is. */
  readonly inPart?: PartialReason
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

/** Searches of the neighbourhood of what was found in a part of a space that is too large. */
const REFINEMENTS = 4

/** Searches some of the options, and names what it finds by all of them. */
function* searched(
  problem: Problem,
  all: Alternatives,
  some: readonly Slot[],
): Generator<readonly Found[], SearchResult, boolean | undefined> {
  const { whole, alternatives } = within(all, problem.slots, some)
  const { rank } = ranksOf(problem.slots)
  const named = (one: Found): Found => {
    const choice = whole(one.choice)
    return { ...one, choice, rank: rank(choice) }
  }
  const searching = search(problem, some, alternatives)
  let step = searching.next()
  while (!step.done) step = searching.next(yield some === problem.slots ? step.value : step.value.map(named))
  return { ...step.value, front: step.value.front.map(named) }
}

type Refined = SearchResult & { readonly explored: number }

/** Of a space too large an even part, then what lies around what was found, until nothing better comes. */
function* refined(
  problem: Problem,
  all: Alternatives,
  some: readonly Slot[],
): Generator<readonly Found[], Refined, boolean | undefined> {
  let { front, isWhole } = yield* searched(problem, all, some)
  let explored = sizeOf(some)
  if (some === problem.slots) return { front, isWhole, explored }
  for (let round = 0; isWhole && front.length > 0 && round < REFINEMENTS; round += 1) {
    const choices = front.map(({ choice }) => choice)
    const near = around(problem.slots, choices)
    const finer = yield* searched(problem, all, near)
    const before = new Set(front.map(({ rank }) => rank))
    front = frontOf([...new Map([...front, ...finer.front].map((one) => [one.rank, one])).values()])
    explored += sizeOf(near)
    isWhole = finer.isWhole
    if (front.every(({ rank }) => before.has(rank))) break
  }
  return { front, isWhole, explored }
}

/**
 * Searches the alternatives of a problem for the front of those that meet every goal, and chooses proposals. Exact up to
 * 10 million alternatives; of more, an even part is searched, then what lies around what
 * was found. Yields what it has found so far; told `true`, it ends with that.
 *
 * @throws {EngineError} with the place in the construction, where the engine refuses an alternative
 */
export function* optimise(problem: Problem): Generator<readonly Found[], Outcome, boolean | undefined> {
  const { slots, goals } = problem
  const today = assessed(problem)
  const told = {
    figures: figuresOf(today),
    goals: goals.map((goal) => verdictOf(goal, today)),
    assessment: today,
  }
  const all = alternativesOf(problem)
  const some = searchable(slots)
  const { front, isWhole, explored } = yield* refined(problem, all, some)
  const isReached = front.length > 0
  return {
    explored,
    isExhaustive: isWhole && some === slots,
    ...(!isWhole ? { inPart: 'ended' as const } : some !== slots && { inPart: 'tooMany' as const }),
    given: told,
    front,
    proposals: isReached ? yield* proposalsOf(problem, all, front) : [],
    ...(!isReached && isWhole && { blocked: yield* blockedOf(problem, some, within(all, slots, some).alternatives) }),
  }
}
