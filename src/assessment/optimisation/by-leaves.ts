import type { Alternatives } from './alternatives.ts'
import { type Asked, keepsTabled, leastValuesOf, mayKeepTabled, valuesOf } from './asked.ts'
import type { Bound } from './bound.ts'
import { leafVisitor, partsOf } from './leaves.ts'
import type { RankOf } from './partial-sums.ts'
import type { Slot } from './problem.ts'
import { regionsOf } from './regions.ts'
import { type Candidate, Unbeaten } from './unbeaten.ts'

/** Of the best so far those that others are held against before they are looked at any closer. */
const MOST_HELD = 16

/** Alternatives that beat many others: what each is held against first. */
class Held {
  readonly #held: number[][] = []

  /** Whether one of them is as good in all and better in one. */
  beat(values: readonly number[]): boolean {
    return this.#held.some((one) => {
      let isBetter = false
      for (let at = 0; at < values.length; at += 1) {
        const difference = (one[at] ?? 0) - (values[at] ?? 0)
        if (difference > 0) return false
        if (difference < 0) isBetter = true
      }
      return isBetter
    })
  }

  /** Keeps the latest: they were beaten by none of those before. */
  take(values: number[]): void {
    this.#held.unshift(values)
    if (this.#held.length > MOST_HELD) this.#held.pop()
  }
}

/**
 * The front by looking at every alternative, where what is asked follows from no sums: time shift and decrement from the
 * matrices of the layers (ISO 13786), and whether water condenses from where the string lies (DIN 4108-3). Yields in
 * between.
 *
 * @returns alternatives with their regions, ordered by the objectives
 */
export function* frontByLeaves(
  slots: readonly Slot[],
  alternatives: Alternatives,
  { asked, rankOf }: { readonly asked: Asked; readonly rankOf: RankOf },
): Generator<void, readonly Candidate[], boolean | undefined> {
  const unbeaten = new Unbeaten(asked.objectives.length)
  const held = new Held()
  const visit = leafVisitor(rankOf)
  for (const region of regionsOf(slots, alternatives)) {
    for (const part of partsOf(region)) {
      const isLost = (best: Bound) => !mayKeepTabled(asked, best) || held.beat(leastValuesOf(asked, best))
      const columns: number[][] = asked.objectives.map(() => [])
      const ranks: number[] = []
      visit(
        region,
        part,
        (leaf, rank) => {
          if (!keepsTabled(asked, leaf)) return
          const values = valuesOf(asked, leaf)
          if (held.beat(values) || (asked.isDry && leaf.condenses())) return
          held.take(values)
          ranks.push(rank)
          for (let at = 0; at < values.length; at += 1) columns[at]?.push(values[at] ?? 0)
        },
        isLost,
      )
      unbeaten.add(region, { values: columns.map((one) => Float64Array.from(one)), ranks: Float64Array.from(ranks) })
      if (yield) return unbeaten.candidates()
    }
  }
  return unbeaten.candidates()
}
