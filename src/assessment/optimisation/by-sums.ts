import { keepsLimit } from '#vocabulary/optimisation.ts'
import type { Alternatives } from './alternatives.ts'
import { type Asked, isSummed, keptFigures } from './asked.ts'
import { inGrains } from './figures.ts'
import type { SummedSlot } from './layer-sums.ts'
import { type Estimate, surfaceTemperatureBy } from './leaf.ts'
import { rankOfRest } from './leaves.ts'
import { type Kept, type PartialSums, partialSums, type RankOf } from './partial-sums.ts'
import type { Slot } from './problem.ts'
import { type Region, regionsOf } from './regions.ts'
import { pick } from './skyline.ts'
import { type Batch, type Candidate, Unbeaten } from './unbeaten.ts'

type Means = { readonly asked: Asked; readonly figures: readonly Kept[]; readonly rankOf: RankOf }

/** How a figure follows from the column that stands for it. */
function byColumn({ base, heat, factor }: Region, quantity: keyof Estimate): (value: number) => number {
  switch (quantity) {
    case 'uValue':
      return heat
    case 'fRsi':
      return factor
    case 'surfaceTemperature':
      return (resistance) => surfaceTemperatureBy(factor(resistance))
    case 'timeShift':
    case 'decrement':
      return () => Number.NaN
    default:
      return (value) => base[quantity] + value
  }
}

/** Alternatives of a region that keep the goals of tables, with their objectives in grains. */
function within(region: Region, sums: PartialSums, { asked, figures, rankOf }: Means): Batch {
  const rank = rankOfRest(region, rankOf)
  const columnOf = (quantity: keyof Estimate): Float64Array => {
    const column =
      sums.columns[figures.findIndex(({ figure }) => figure === (isSummed(quantity) ? quantity : 'resistance'))]
    if (!column) return new Float64Array(sums.ranks.length).fill(Number.NaN)
    return column.map(byColumn(region, quantity))
  }
  const known = new Map<keyof Estimate, Float64Array>()
  const figure = (quantity: keyof Estimate) => {
    const column = known.get(quantity) ?? columnOf(quantity)
    known.set(quantity, column)
    return column
  }
  const limits = asked.tabled.map(({ quantity, relation, limit }) => ({ column: figure(quantity), relation, limit }))
  const objectives = asked.objectives.map(figure)
  const rows: number[] = []
  for (let row = 0; row < sums.ranks.length; row += 1) {
    let isGood = true
    for (const { column, relation, limit } of limits) isGood &&= keepsLimit(column[row] ?? 0, relation, limit)
    for (const column of objectives) isGood &&= !Number.isNaN(column[row])
    if (isGood) rows.push(row)
  }
  return {
    values: asked.objectives.map((quantity) => pick(figure(quantity), rows).map((value) => inGrains(quantity, value))),
    ranks: pick(sums.ranks, rows).map((one) => rank + one),
  }
}

/**
 * The front by what adds up and what follows from the resistance alone: of the homogeneous layers only those sums that
 * no others beat are carried into the regions. Goals that take an assessment are left aside. Yields after every region.
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
  const unbeaten = new Unbeaten(asked.objectives.length)
  for (const region of regionsOf(slots, alternatives)) {
    const sums = known.get(region.summed) ?? partialSums(region.summed, figures, rankOf)
    known.set(region.summed, sums)
    unbeaten.add(region, within(region, sums, { asked, figures, rankOf }))
    if (yield) break
  }
  return unbeaten.candidates()
}
