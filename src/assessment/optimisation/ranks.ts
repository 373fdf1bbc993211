import type { RankOf } from './partial-sums.ts'
import type { Choice, Slot } from './problem.ts'

/** Beyond the number of any alternative, and so small that the changes of 60 layers stay exact. */
const CHANGED = 2 ** 44

/**
 * Ranks of alternatives: fewest changed layers first, then in the order of their options. The rank of an alternative is
 * the sum of the ranks of its options.
 */
export function ranksOf(slots: readonly Slot[]): {
  readonly rankOf: RankOf
  readonly choiceOf: (rank: number) => Choice
  readonly rank: (choice: Choice) => number
} {
  const steps: number[] = []
  let step = 1
  for (const { options } of slots.toReversed()) {
    steps.unshift(step)
    step *= options.length
  }
  const rankOf: RankOf = (slot, option) => (option === slots[slot]?.today ? 0 : CHANGED) + option * (steps[slot] ?? 0)
  return {
    rankOf,
    choiceOf(rank) {
      let rest = rank % CHANGED
      return steps.map((one) => {
        const option = Math.floor(rest / one)
        rest -= option * one
        return option
      })
    },
    rank: (choice) => choice.reduce((sum, option, slot) => sum + rankOf(slot, option), 0),
  }
}
