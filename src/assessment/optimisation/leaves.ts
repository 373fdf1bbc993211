import { type LayerSums, type SummedFigure, summedFigures } from './layer-sums.ts'
import type { RankOf } from './partial-sums.ts'
import type { Choice } from './problem.ts'
import type { Region } from './regions.ts'

/** Figures of an alternative by its sums [units of the figures]; NaN where unknown. */
export type Estimate = Record<SummedFigure, number> & { uValue: number }

const valueAt = (values: Float64Array, at: number): number => values[at] ?? 0

const WIDTH = summedFigures.length + 2

/**
 * Visits every alternative of a region with its estimated figures and its rank. The estimate is one object, written anew
 * for each.
 *
 * @param needsHeat - whether U is asked for
 */
export function visitLeaves(
  { summed, base, heat, choice }: Region,
  rankOf: RankOf,
  needsHeat: boolean,
  visit: (estimate: Estimate, rank: number) => void,
): void {
  const columns: readonly (keyof LayerSums)[] = [...summedFigures, 'resistance']
  const tables = summed.map(({ slot, options, sums }) =>
    options.map((option, index) =>
      Float64Array.of(...columns.map((figure) => sums[index]?.[figure] ?? 0), rankOf(slot, option)),
    ),
  )
  const isSummed = new Set(summed.map(({ slot }) => slot))
  const rank = choice.reduce((sum, option, slot) => (isSummed.has(slot) ? sum : sum + rankOf(slot, option)), 0)
  const running = tables.map(() => new Float64Array(WIDTH))
  const estimate: Estimate = { ...base, uValue: Number.NaN }
  const arrive = (sums: Float64Array) => {
    for (const [at, figure] of summedFigures.entries()) estimate[figure] = valueAt(sums, at)
    if (needsHeat) estimate.uValue = heat(valueAt(sums, WIDTH - 2))
    visit(estimate, valueAt(sums, WIDTH - 1))
  }
  const descend = (depth: number, before: Float64Array) => {
    const table = tables[depth]
    const after = running[depth]
    if (!table || !after) return arrive(before)
    for (const row of table) {
      for (let at = 0; at < WIDTH; at += 1) after[at] = valueAt(before, at) + valueAt(row, at)
      descend(depth + 1, after)
    }
  }
  descend(0, Float64Array.of(...summedFigures.map((figure) => base[figure]), 0, rank))
}

/** The estimated figures of one alternative of a region. */
export function estimateOf({ summed, base, heat }: Region, choice: Choice): Estimate {
  const estimate: Estimate = { ...base, uValue: Number.NaN }
  let resistance = 0
  for (const { slot, options, sums } of summed) {
    const own = sums[options.indexOf(choice[slot] ?? 0)]
    if (!own) continue
    for (const figure of summedFigures) estimate[figure] += own[figure]
    resistance += own.resistance
  }
  estimate.uValue = heat(resistance)
  return estimate
}
