import { keepsLimit } from '#vocabulary/optimisation.ts'
import type { Alternatives } from './alternatives.ts'
import { type Asked, isEstimated, keptFigures } from './asked.ts'
import { inGrains } from './figures.ts'
import type { Estimate } from './leaves.ts'
import { type Kept, type PartialSums, partialSums, type RankOf } from './partial-sums.ts'
import type { Slot } from './problem.ts'
import { type Region, regionsOf, type SummedSlot } from './regions.ts'
import { pick, skyline } from './skyline.ts'

/** Candidates that are compared before the beaten ones are dropped. */
const AT_ONCE = 50_000

/** Alternatives that the sums leave, with their objectives in grains and the number of their region. */
type Left = {
  readonly values: readonly Float64Array[]
  readonly ranks: Float64Array
  readonly regions: Float64Array
}

const joined = (parts: readonly Left[]): Left => {
  const whole = (columnOf: (part: Left) => Float64Array | undefined) => {
    const columns = parts.map((part) => columnOf(part) ?? new Float64Array())
    const all = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0))
    let from = 0
    for (const column of columns) {
      all.set(column, from)
      from += column.length
    }
    return all
  }
  return {
    values: parts[0]?.values.map((_, at) => whole(({ values }) => values[at])) ?? [],
    ranks: whole(({ ranks }) => ranks),
    regions: whole(({ regions }) => regions),
  }
}

const unbeaten = (all: Left): Left => {
  const rows = skyline(all)
  return {
    values: all.values.map((column) => pick(column, rows)),
    ranks: pick(all.ranks, rows),
    regions: pick(all.regions, rows),
  }
}

/** An alternative that is on the front as far as sums tell. */
export type Candidate = { readonly rank: number; readonly region: Region }

type Means = { readonly asked: Asked; readonly figures: readonly Kept[]; readonly rankOf: RankOf }

/** Alternatives of a region that keep the goals of tables, with their objectives in grains. */
function within(
  { base, heat, choice, summed }: Region,
  sums: PartialSums,
  { asked, figures, rankOf }: Means,
): Omit<Left, 'regions'> {
  const isSummed = new Set(summed.map(({ slot }) => slot))
  const rank = choice.reduce((sum, option, slot) => (isSummed.has(slot) ? sum : sum + rankOf(slot, option)), 0)
  const columnOf = (quantity: keyof Estimate): Float64Array => {
    const column =
      sums.columns[figures.findIndex(({ figure }) => figure === (quantity === 'uValue' ? 'resistance' : quantity))]
    if (!column) return new Float64Array(sums.ranks.length).fill(Number.NaN)
    return column.map(quantity === 'uValue' ? heat : (value) => base[quantity] + value)
  }
  const known = new Map<keyof Estimate, Float64Array>()
  const figure = (quantity: keyof Estimate) => {
    const column = known.get(quantity) ?? columnOf(quantity)
    known.set(quantity, column)
    return column
  }
  const limits = asked.tabled.map(({ quantity, relation, limit }) => ({ column: figure(quantity), relation, limit }))
  const objectives = asked.objectives.map((quantity) => (isEstimated(quantity) ? figure(quantity) : undefined))
  const rows: number[] = []
  for (let row = 0; row < sums.ranks.length; row += 1) {
    let isGood = true
    for (const { column, relation, limit } of limits) isGood &&= keepsLimit(column[row] ?? 0, relation, limit)
    for (const column of objectives) isGood &&= column === undefined || !Number.isNaN(column[row])
    if (isGood) rows.push(row)
  }
  return {
    values: asked.objectives.map((quantity, at) => {
      const column = objectives[at]
      if (!column) return new Float64Array(rows.length)
      return pick(column, rows).map((value) => inGrains(quantity, value))
    }),
    ranks: pick(sums.ranks, rows).map((one) => rank + one),
  }
}

/**
 * The front by what adds up and U alone: of the homogeneous layers only those sums that no others beat are carried into
 * the regions. Goals that take an assessment are left aside. Yields after every region.
 *
 * @returns alternatives with their regions, ordered by the objectives
 */
export function* frontBySums(
  slots: readonly Slot[],
  alternatives: Alternatives,
  { asked, rankOf }: { readonly asked: Asked; readonly rankOf: RankOf },
): Generator<void, readonly Candidate[], boolean | undefined> {
  const figures = keptFigures(asked)
  const known = new WeakMap<readonly SummedSlot[], PartialSums>()
  let left: Left = {
    values: asked.objectives.map(() => new Float64Array()),
    ranks: new Float64Array(),
    regions: new Float64Array(),
  }
  // of regions as many as alternatives at the worst: only those of what is left are kept
  let regions = new Map<number, Region>()
  let number = 0
  let waiting: Left[] = []
  let count = 0
  const compare = () => {
    left = unbeaten(joined([left, ...waiting]))
    waiting = []
    count = 0
    const still = new Set(left.regions)
    regions = new Map([...regions].filter(([one]) => still.has(one)))
  }
  for (const region of regionsOf(slots, alternatives)) {
    const sums = known.get(region.summed) ?? partialSums(region.summed, figures, rankOf)
    known.set(region.summed, sums)
    const more = within(region, sums, { asked, figures, rankOf })
    if (more.ranks.length > 0) {
      waiting.push({ ...more, regions: new Float64Array(more.ranks.length).fill(number) })
      regions.set(number, region)
    }
    number += 1
    count += more.ranks.length
    if (count > AT_ONCE) compare()
    if (yield) break
  }
  compare()
  return Array.from(left.ranks, (rank, row) => ({ rank, region: regions.get(left.regions[row] ?? -1) })).flatMap(
    ({ rank, region }) => (region ? [{ rank, region }] : []),
  )
}
