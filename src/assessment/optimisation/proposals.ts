import type { Alternatives } from './alternatives.ts'
import { askedOf, isDecidedIn, mayMeet, valuesOf } from './asked.ts'
import { kindsOf } from './changes.ts'
import { type Found, finder, foundBySums } from './found.ts'
import type { Estimate, Leaf } from './leaf.ts'
import { estimateOf, leafVisitor, partsOf } from './leaves.ts'
import { type Choice, changedSlots, type Problem, type Slot } from './problem.ts'
import { ranksOf } from './ranks.ts'
import { type Region, regionsOf } from './regions.ts'
import { within } from './thinning.ts'

/** Alternatives of one kind of change that are assessed until one meets the goals. */
const MOST_TRIES = 8

/** The slots with only those of them free that are named; the others stay as today. */
const freeing = (slots: readonly Slot[], free: readonly number[]): Slot[] =>
  slots.map((slot, index) => {
    const today = slot.options[slot.today]
    return free.includes(index) || today === undefined ? slot : { ...slot, options: [today], today: 0 }
  })

/** Every slot by itself, and every two of them; those that have nothing of today are free in all. */
function fewSlots(slots: readonly Slot[]): readonly (readonly number[])[] {
  const always = slots.flatMap(({ today }, slot) => (today < 0 ? [slot] : []))
  const others = slots.flatMap(({ today }, slot) => (today < 0 ? [] : [slot]))
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]))
  return [always, ...[...others.map((one) => [one]), ...pairs].map((few) => [...always, ...few])]
}

type Candidate = {
  readonly value: number
  readonly choice: Choice
  readonly estimate: () => Estimate
  /** No assessment can tell more. */
  readonly isDecided: boolean
}

/** Keeps the best few, the first of equal ones before the others. */
function keep(alike: Candidate[], value: number, make: () => Candidate): void {
  let at = alike.length
  while (at > 0 && (alike[at - 1]?.value ?? 0) > value) at -= 1
  if (at >= MOST_TRIES) return
  alike.splice(at, 0, make())
  if (alike.length > MOST_TRIES) alike.pop()
}

/** The best by the first objective of each kind of change, of alternatives that change at most two layers. */
function* candidatesOf(problem: Problem, alternatives: Alternatives, many: number): Generator<Candidate[]> {
  const { slots, goals, objectives } = problem
  const asked = askedOf(goals, objectives)
  const kindOf = kindsOf(problem)
  for (const free of fewSlots(slots)) {
    const some = freeing(slots, free)
    if (some.reduce((count, { options }) => count * options.length, 1) > many) continue
    const { rankOf, choiceOf } = ranksOf(some)
    const narrowed = within(alternatives, slots, some)
    const kinds = new Map<string, Candidate[]>()
    const visit = leafVisitor(rankOf)
    const take = (region: Region) => (leaf: Leaf, rank: number) => {
      if (!mayMeet(asked, leaf)) return
      const narrow = choiceOf(rank)
      const choice = narrowed.whole(narrow)
      if (changedSlots(slots, choice) < free.length) return
      const kind = kindOf(choice)
      const value = valuesOf(asked, leaf)[0] ?? 0
      const alike = kinds.get(kind) ?? []
      kinds.set(kind, alike)
      const isDecided = isDecidedIn(asked, region)
      keep(alike, value, () => ({ value, choice, estimate: () => estimateOf(region, narrow), isDecided }))
    }
    for (const region of regionsOf(some, narrowed.alternatives))
      for (const part of partsOf(region)) visit(region, part, take(region))
    yield* kinds.values()
  }
}

/** A proposal before it is told. */
export type Chosen = Found & { readonly onFront: boolean }

const spread = (found: readonly Found[], most: number): readonly Found[] =>
  found.length <= most
    ? found
    : Array.from(
        { length: most },
        (_, at) => found[Math.round((at * (found.length - 1)) / Math.max(1, most - 1))],
      ).filter((one) => one !== undefined)

/**
 * What is shown of all that meets the goals: of each kind of change of one or two layers the best, and the front, evenly.
 * Fewest changed layers first, then the first objective. Told to end, it chooses of what it has.
 */
export function* proposalsOf(
  problem: Problem,
  alternatives: Alternatives,
  front: readonly Found[],
): Generator<readonly Found[], Chosen[], boolean | undefined> {
  const { slots, maxProposals } = problem
  const assessing = finder(problem, alternatives)
  const { rank } = ranksOf(slots)
  const few: Found[] = []
  for (const alike of candidatesOf(problem, alternatives, MOST_FEW)) {
    if (yield front) break
    for (const { choice, estimate, isDecided } of alike) {
      const found = isDecided
        ? foundBySums(problem, alternatives, { choice, rank: rank(choice), estimate: estimate() })
        : assessing(choice, rank(choice))
      if (!found) continue
      few.push(found)
      break
    }
  }
  const byFirst = (one: Found, other: Found) => (one.values[0] ?? 0) - (other.values[0] ?? 0) || one.rank - other.rank
  const onFront = new Set(front.map((one) => one.rank))
  const best = few.filter((one) => !onFront.has(one.rank)).sort(byFirst)
  const ofFront = spread(front, Math.max(1, Math.ceil(maxProposals / 2), maxProposals - best.length))
  return [...ofFront, ...best.slice(0, maxProposals - ofFront.length)]
    .map((one) => ({ ...one, onFront: onFront.has(one.rank) }))
    .sort((one, other) => changedSlots(slots, one.choice) - changedSlots(slots, other.choice) || byFirst(one, other))
}

/** Alternatives of two slots that are looked through. */
const MOST_FEW = 10_000
