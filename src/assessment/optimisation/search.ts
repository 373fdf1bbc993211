import type { Alternatives } from './alternatives.ts'
import { type Asked, askedOf, isDecidedIn } from './asked.ts'
import { byAssessing } from './by-assessing.ts'
import { frontByLeaves } from './by-leaves.ts'
import { frontBySums } from './by-sums.ts'
import { type Found, finder, foundBySums, frontOf } from './found.ts'
import { estimateOf } from './leaves.ts'
import { type Problem, type Slot, sizeOf } from './problem.ts'
import { ranksOf } from './ranks.ts'
import { thinned, within } from './thinning.ts'
import type { Candidate } from './unbeaten.ts'

/** A search on its way: what it has found so far; told `true`, it ends with that. */
export type Search = Generator<readonly Found[], SearchResult, boolean | undefined>

export type SearchResult = {
  /** Ordered by the first objective. */
  readonly front: readonly Found[]
  /** Whether no alternative was left out. */
  readonly isWhole: boolean
}

/** Assessments between two looks at whether to go on. */
const BETWEEN_LOOKS = 64

/** Options of each slot that a first look takes, and what it assesses at most. */
const AT_FIRST = 4
const FIRST = 16
/** Alternatives of a first look: nobody waits for it. */
const MOST_AT_FIRST = 20_000

/** What follows from tables alone is looked for by sums where it can be. */
const frontByTables = ({ needsLeaves }: Asked) => (needsLeaves ? frontByLeaves : frontBySums)

/** A few that meet the goals, from a thinned space: something to show before the whole of it is searched. */
function firstOf(problem: Problem, slots: readonly Slot[], all: Alternatives): Found[] {
  const some = slots.map((slot) => thinned(slot, AT_FIRST))
  if (sizeOf(some) > MOST_AT_FIRST) return []
  const { whole, alternatives } = within(all, slots, some)
  const asked = askedOf(problem.goals, problem.objectives)
  const { rankOf, choiceOf } = ranksOf(some)
  const { rank } = ranksOf(slots)
  const find = finder(problem, all)
  const byTables = frontByTables(asked)(some, alternatives, { asked, rankOf })
  let step = byTables.next()
  while (!step.done) step = byTables.next()
  return step.value.slice(0, FIRST).flatMap((one) => {
    const narrow = choiceOf(one.rank)
    const choice = whole(narrow)
    return isDecidedIn(asked, one.region)
      ? foundBySums(problem, all, { choice, rank: rank(choice), estimate: estimateOf(one.region, narrow) })
      : (find(choice, rank(choice)) ?? [])
  })
}

/**
 * Finds the front: of the alternatives that meet every goal those that no other one beats in one objective without
 * losing in another; of equal ones that of the fewest changes. Exact, unless it is told to end.
 */
export function* search(problem: Problem, slots: readonly Slot[], alternatives: Alternatives): Search {
  const asked = askedOf(problem.goals, problem.objectives)
  const { rankOf, choiceOf } = ranksOf(slots)
  const first = firstOf(problem, slots, alternatives)
  let ended = false
  const byTables = frontByTables(asked)(slots, alternatives, { asked, rankOf })
  let step = byTables.next()
  while (!step.done) {
    ended ||= (yield first) === true
    step = byTables.next(ended)
  }
  const candidates = step.value
  if (!candidates.every(({ region }) => isDecidedIn(asked, region)))
    return yield* assessing(problem, slots, alternatives, { candidates, first, ended })
  const front = candidates.map(({ rank, region }) => {
    const choice = choiceOf(rank)
    return foundBySums(problem, alternatives, { choice, rank, estimate: estimateOf(region, choice) })
  })
  return { front: ended && front.length === 0 ? frontOf(first) : front, isWhole: !ended }
}

type ByTables = {
  /** Unbeaten by the tables. */
  readonly candidates: readonly Candidate[]
  readonly first: readonly Found[]
  /** The time is up already. */
  readonly ended: boolean
}

/** Assesses what the tables leave, and, where some of that misses a goal, what it stood before. */
function* assessing(
  problem: Problem,
  slots: readonly Slot[],
  alternatives: Alternatives,
  { candidates, first, ended: isUp }: ByTables,
): Search {
  const asked = askedOf(problem.goals, problem.objectives)
  const { rankOf, choiceOf } = ranksOf(slots)
  const find = finder(problem, alternatives)
  const found = [...first]
  let ended = isUp
  let missed = 0
  for (const [index, { rank }] of candidates.entries()) {
    const one = find(choiceOf(rank), rank)
    if (one) found.push(one)
    else missed += 1
    if (index % BETWEEN_LOOKS === 0 && (ended ||= (yield found) === true) && found.length > 0) break
  }
  if (missed === 0 || asked.isAllTabled || ended) return { front: frontOf(found), isWhole: !ended }
  const rest = byAssessing(slots, alternatives, { asked, rankOf, choiceOf, find, seeds: frontOf(found) })
  let next = rest.next()
  while (!next.done) {
    ended = (yield next.value) === true
    next = rest.next(ended)
  }
  return { front: frontOf(next.value), isWhole: !ended }
}
