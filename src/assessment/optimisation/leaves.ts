import { Bound } from './bound.ts'
import { NOTHING, type SummedSlot, summedFigures } from './layer-sums.ts'
import { type Estimate, Leaf } from './leaf.ts'
import type { RankOf } from './partial-sums.ts'
import type { Choice } from './problem.ts'
import type { Region } from './regions.ts'

const valueAt = (values: Float64Array, at: number): number => values[at] ?? 0

/** Columns of resistance and rank, with those of the sums. */
const WIDTH = summedFigures.length + 2

/** Rank of what an alternative of a region has in its other slots. */
export function rankOfRest({ choice, summed }: Region, rankOf: RankOf): number {
  const isSummed = new Set(summed.map(({ slot }) => slot))
  return choice.reduce((sum, option, slot) => (isSummed.has(slot) ? sum : sum + rankOf(slot, option)), 0)
}

/** Parts that the alternatives of a region are visited in: by the options of its first summed slot. */
export const partsOf = ({ summed }: Region): number[] => [...(summed[0]?.options ?? [0]).keys()]

/** Rows of the summed slots: their sums, the resistance and what they add to the rank. */
type Tables = readonly (readonly Float64Array[])[]

const tablesOf = (summed: readonly SummedSlot[], rankOf: RankOf): Tables =>
  summed.map(({ slot, options, sums }) =>
    options.map((option, row) => {
      const own = sums[row] ?? NOTHING
      return Float64Array.of(own.resistance, rankOf(slot, option), ...summedFigures.map((figure) => own[figure]))
    }),
  )

/**
 * Visits the alternatives of a part of a region; the leaf is one object, written anew for each.
 *
 * @param isLost - whether nothing that is no better than these figures and this rank is wanted: what lies below is left out
 */
export type VisitPart = (
  region: Region,
  part: number,
  visit: (leaf: Leaf, rank: number) => void,
  isLost?: (best: Bound, rank: number) => boolean,
) => void

const lesser = (one: number, other: number) => (other < one || Number.isNaN(one) ? other : one)

/** The best that the tables from each depth on can add: the least of every column, of the resistance the most. */
const bestOf = (tables: Tables): Float64Array[] =>
  tables.reduceRight<Float64Array[]>(
    (after, table) => {
      const [next] = after
      const best = Float64Array.from(next ?? [], (value, at) => {
        const own = table.map((row) => valueAt(row, at))
        return value + (at === 0 ? Math.max(...own) : own.reduce(lesser, Number.NaN))
      })
      return [best, ...after]
    },
    [new Float64Array(WIDTH)],
  )

/** Makes what visits alternatives with their figures and ranks. */
export function leafVisitor(rankOf: RankOf): VisitPart {
  const known = new WeakMap<readonly SummedSlot[], Tables>()
  return (region, part, visit, isLost) => {
    const { summed, base } = region
    const tables = known.get(summed) ?? tablesOf(summed, rankOf)
    known.set(summed, tables)
    const rows = new Int32Array(Math.max(1, summed.length))
    const running = tables.map(() => new Float64Array(WIDTH))
    const leaf = new Leaf(region, rows)
    const bests = isLost ? bestOf(tables) : []
    const bound = new Bound(region)
    const isBelowLost = (depth: number, sums: Float64Array) => {
      const best = bests[depth]
      if (!isLost || !best || depth >= tables.length) return false
      bound.turnTo(sums, best)
      return isLost(bound, valueAt(sums, 1) + valueAt(best, 1))
    }
    const arrive = (sums: Float64Array) => {
      leaf.gwp = valueAt(sums, 2)
      leaf.penrt = valueAt(sums, 3)
      leaf.pert = valueAt(sums, 4)
      leaf.thickness = valueAt(sums, 5)
      leaf.mass = valueAt(sums, 6)
      leaf.cost = valueAt(sums, 7)
      leaf.costOverStudyPeriod = valueAt(sums, 8)
      leaf.costDiscounted = valueAt(sums, 9)
      leaf.turnTo(valueAt(sums, 0))
      visit(leaf, valueAt(sums, 1))
    }
    const descend = (depth: number, before: Float64Array) => {
      const table = tables[depth]
      const after = running[depth]
      if (!table || !after) return arrive(before)
      const [from, to] = depth === 0 ? [part, part + 1] : [0, table.length]
      for (let row = from; row < to; row += 1) {
        const own = table[row]
        if (!own) continue
        rows[depth] = row
        for (let at = 0; at < WIDTH; at += 1) after[at] = valueAt(before, at) + valueAt(own, at)
        if (!isBelowLost(depth + 1, after)) descend(depth + 1, after)
      }
    }
    descend(0, Float64Array.of(0, rankOfRest(region, rankOf), ...summedFigures.map((figure) => base[figure])))
  }
}

/** The figures of one alternative of a region, to be kept. */
export function estimateOf(region: Region, choice: Choice): Estimate {
  const { summed, base } = region
  const leaf = new Leaf(
    region,
    summed.map(({ slot, options }) => options.indexOf(choice[slot] ?? 0)),
  )
  for (const figure of summedFigures) leaf[figure] = base[figure]
  let resistance = 0
  for (const { slot, options, sums } of summed) {
    const own = sums[options.indexOf(choice[slot] ?? 0)]
    if (!own) continue
    for (const figure of summedFigures) leaf[figure] += own[figure]
    resistance += own.resistance
  }
  leaf.turnTo(resistance)
  return leaf
}
