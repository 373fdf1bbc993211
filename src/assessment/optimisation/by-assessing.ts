import type { Alternatives } from './alternatives.ts'
import { type Asked, atBest, mayMeet } from './asked.ts'
import type { Found } from './found.ts'
import { visitLeaves } from './leaves.ts'
import type { RankOf } from './partial-sums.ts'
import type { Choice, Slot } from './problem.ts'
import { type Region, regionsOf } from './regions.ts'

type Means = {
  readonly asked: Asked
  readonly rankOf: RankOf
  readonly choiceOf: (rank: number) => Choice
  readonly find: (choice: Choice, rank: number) => Found | undefined
  /** Found before, and good. */
  readonly seeds: readonly Found[]
}

/** Alternatives that are ordered and assessed at once. */
const WINDOW = 200_000
/** Every so manieth is looked at to part the space into windows. */
const SAMPLE = 17
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

type Leaf = { readonly score: number; readonly rank: number; readonly values: readonly number[] }

/**
 * Finds the front where some goals or objectives take an assessment: from the best by the rest to the worst, each is
 * assessed unless something found beats it whatever its assessment says.
 */
export function* byAssessing(
  slots: readonly Slot[],
  alternatives: Alternatives,
  { asked, rankOf, choiceOf, find, seeds }: Means,
): Generator<readonly Found[], readonly Found[], boolean | undefined> {
  const found = [...seeds]
  const isBeaten = (values: readonly number[], rank: number) => found.some((one) => beats(one, values, rank))
  const kept: Region[] = []
  for (const region of regionsOf(slots, alternatives)) {
    if (kept.length < KEPT_REGIONS) kept.push(region)
    if (yield found) return found
  }
  function* regions() {
    let index = 0
    if (kept.length < KEPT_REGIONS) return yield* kept
    for (const region of regionsOf(slots, alternatives)) yield kept[index++] ?? region
  }
  const scales = seeds[0]?.values.map((value) => Math.max(1, Math.abs(value)))
  const scoreOf = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + value / (scales?.[at] ?? 1e9), 0)
  const visit = (take: (values: readonly number[], rank: number) => void) => {
    for (const region of regions())
      visitLeaves(region, rankOf, asked.needsHeat, (estimate, rank) => {
        if (!mayMeet(asked, estimate)) return
        const values = atBest(asked, estimate)
        if (!isBeaten(values, rank)) take(values, rank)
      })
  }
  const limits = windowLimits(visit, scoreOf)
  let from = -Infinity
  for (const to of limits) {
    if (yield found) return found
    const leaves: Leaf[] = []
    visit((values, rank) => {
      const score = scoreOf(values)
      if (score > from && score <= to) leaves.push({ score, rank, values })
    })
    leaves.sort((one, other) => one.score - other.score || one.rank - other.rank)
    for (const [index, { rank, values }] of leaves.entries()) {
      if (index % BETWEEN_LOOKS === 0 && (yield found)) return found
      if (isBeaten(values, rank)) continue
      const one = find(choiceOf(rank), rank)
      if (one) found.push(one)
    }
    from = to
  }
  return found
}

/** Scores that part the alternatives into windows. */
function windowLimits(
  visit: (take: (values: readonly number[], rank: number) => void) => void,
  scoreOf: (values: readonly number[]) => number,
): number[] {
  const sample: number[] = []
  let count = 0
  visit((values) => {
    if (count % SAMPLE === 0) sample.push(scoreOf(values))
    count += 1
  })
  if (count <= WINDOW) return [Infinity]
  sample.sort((one, other) => one - other)
  const windows = Math.ceil(count / WINDOW)
  const limits = Array.from(
    { length: windows - 1 },
    (_, at) => sample[Math.floor(((at + 1) / windows) * sample.length)] ?? 0,
  )
  return [...new Set(limits), Infinity]
}
