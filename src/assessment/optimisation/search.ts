import type { Alternatives } from './alternatives.ts'
import { askedOf } from './asked.ts'
import { byAssessing } from './by-assessing.ts'
import { frontBySums } from './by-sums.ts'
import { type Found, finder, frontOf } from './found.ts'
import type { Problem, Slot } from './problem.ts'
import { ranksOf } from './ranks.ts'
import { thinned, within } from './thinning.ts'

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

/** A few that meet the goals, from a thinned space: something to show before the whole of it is searched. */
function firstOf(problem: Problem, slots: readonly Slot[], all: Alternatives): Found[] {
  const some = slots.map((slot) => thinned(slot, AT_FIRST))
  const { whole, alternatives } = within(all, slots, some)
  const asked = askedOf(problem.goals, problem.objectives)
  const { rankOf, choiceOf } = ranksOf(some)
  const { rank } = ranksOf(slots)
  const find = finder(problem, all)
  const bySums = frontBySums(some, alternatives, { asked, rankOf })
  let step = bySums.next()
  while (!step.done) step = bySums.next()
  return Array.from(step.value.slice(0, FIRST)).flatMap((one) => {
    const choice = whole(choiceOf(one))
    return find(choice, rank(choice)) ?? []
  })
}

/**
 * Finds the front: of the alternatives that meet every goal those that no other one beats in one objective without
 * losing in another; of equal ones that of the fewest changes. Exact, unless it is told to end.
 */
export function* search(problem: Problem, slots: readonly Slot[], alternatives: Alternatives): Search {
  const asked = askedOf(problem.goals, problem.objectives)
  const { rankOf, choiceOf } = ranksOf(slots)
  const find = finder(problem, alternatives)
  let found = firstOf(problem, slots, alternatives)
  let ended = false
  const bySums = frontBySums(slots, alternatives, { asked, rankOf })
  let step = bySums.next()
  while (!step.done) {
    ended ||= (yield found) === true
    step = bySums.next(ended)
  }
  for (const [index, rank] of step.value.entries()) {
    const one = find(choiceOf(rank), rank)
    if (one) found.push(one)
    if (index % BETWEEN_LOOKS === 0 && (ended ||= (yield found) === true) && found.length > 0) break
  }
  if (!asked.isAllTabled && !ended) {
    const rest = byAssessing(slots, alternatives, { asked, rankOf, choiceOf, find, seeds: found })
    let next = rest.next()
    while (!next.done) {
      ended = (yield next.value) === true
      next = rest.next(ended)
    }
    found = [...next.value]
  }
  return { front: frontOf(found), isWhole: !ended }
}
