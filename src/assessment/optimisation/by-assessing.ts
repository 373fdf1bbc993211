import type { Alternatives } from './alternatives.ts'
import { type Asked, keepsTabled, leastValuesOf, mayKeepTabled, valuesOf } from './asked.ts'
import type { Bound } from './bound.ts'
import { type Found, frontOf } from './found.ts'
import { leafVisitor, partsOf } from './leaves.ts'
import type { RankOf } from './partial-sums.ts'
import type { Choice, Slot } from './problem.ts'
import { type Region, regionsOf } from './regions.ts'
import { type Scored, Window } from './window.ts'

type Means = {
  readonly asked: Asked
  readonly rankOf: RankOf
  readonly choiceOf: (rank: number) => Choice
  readonly find: (choice: Choice, rank: number) => Found | undefined
  /** Found before, and good. */
  readonly seeds: readonly Found[]
}

/** Regions that are kept rather than made again for each window. */
const KEPT_REGIONS = 20_000
const BETWEEN_LOOKS = 64

/** Whether what was found is as good in all, and better in one or of fewer changes. */
function beats(one: Pick<Found, 'values' | 'rank'>, values: readonly number[], rank: number): boolean {
  let isBetter = false
  for (let at = 0; at < values.length; at += 1) {
    const difference = (one.values[at] ?? 0) - (values[at] ?? 0)
    if (difference > 0) return false
    if (difference < 0) isBetter = true
  }
  return isBetter || one.rank <= rank
}

/**
 * Finds the front where some goals take an assessment: from the best by the tables to the worst, each is assessed unless
 * something found beats it.
 */
export function* byAssessing(
  slots: readonly Slot[],
  alternatives: Alternatives,
  { asked, rankOf, choiceOf, find, seeds }: Means,
): Generator<readonly Found[], readonly Found[], boolean | undefined> {
  let found = [...seeds]
  const isBeaten = (values: readonly number[], rank: number) => {
    const at = found.findIndex((one) => beats(one, values, rank))
    const one = found[at]
    if (one === undefined) return false
    // what beats one alternative beats most of its neighbours
    found[at] = found[0] ?? one
    found[0] = one
    return true
  }
  const isLost = (best: Bound, rank: number) =>
    !mayKeepTabled(asked, best) || isBeaten(leastValuesOf(asked, best), rank)
  const regions = yield* keptRegions(slots, alternatives, found)
  if (!regions) return found
  const scoreOf = scoring(seeds)
  const visit = leafVisitor(rankOf)
  let after: Scored | undefined
  do {
    const window = new Window(after)
    for (const [region, part] of partsOfAll(regions())) {
      visit(
        region,
        part,
        (leaf, rank) => {
          if (!keepsTabled(asked, leaf)) return
          const values = valuesOf(asked, leaf)
          if (isBeaten(values, rank) || (asked.isDry && leaf.condenses())) return
          window.take({ score: scoreOf(values), rank, values })
        },
        isLost,
      )
      if (yield found) return found
    }
    const { best, next } = window.close()
    for (const [index, { rank, values }] of best.entries()) {
      if (index % BETWEEN_LOOKS === 0 && (yield found)) return found
      const one = isBeaten(values, rank) ? undefined : find(choiceOf(rank), rank)
      if (one) found.push(one)
    }
    found = frontOf(found)
    after = next
  } while (after)
  return found
}

/** One number for the objectives, less for the better: each by its size in what is known. */
function scoring(seeds: readonly Found[]): (values: readonly number[]) => number {
  const scales = seeds[0]?.values.map((value) => Math.max(1, Math.abs(value)))
  return (values) => values.reduce((sum, value, at) => sum + value / (scales?.[at] ?? 1e9), 0)
}

function* partsOfAll(regions: Iterable<Region>): Generator<readonly [Region, number]> {
  for (const region of regions) for (const part of partsOf(region)) yield [region, part]
}

/** Makes what walks the regions, the first ones made once. @returns undefined where it is told to end */
function* keptRegions(
  slots: readonly Slot[],
  alternatives: Alternatives,
  found: readonly Found[],
): Generator<readonly Found[], (() => Generator<Region>) | undefined, boolean | undefined> {
  const kept: Region[] = []
  for (const region of regionsOf(slots, alternatives)) {
    if (kept.length < KEPT_REGIONS) kept.push(region)
    if (yield found) return undefined
  }
  return function* () {
    let index = 0
    if (kept.length < KEPT_REGIONS) return yield* kept
    for (const region of regionsOf(slots, alternatives)) yield kept[index++] ?? region
  }
}
