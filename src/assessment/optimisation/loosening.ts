import type { OptimisationProposal } from '#contract/optimisation.ts'
import { type Goal, type ObjectiveQuantity, objectiveQuantities } from '#vocabulary/optimisation.ts'
import { type Search, startSearch } from './run-search.ts'

/** How far one goal gives way so that all others can be kept. */
export type Loosened = {
  readonly goal: Goal
  /** Nearest to the goal that keeps all others. */
  readonly nearest: OptimisationProposal
}

/** The quantity that a goal is about; undefined where it has no degrees. Rules that one may ask for are about U. */
function objectiveOf(goal: Goal): ObjectiveQuantity | undefined {
  if ('moisture' in goal) return undefined
  const quantity = 'pack' in goal ? 'uValue' : goal.quantity
  return objectiveQuantities.find((one) => one === quantity)
}

/**
 * Searches what comes nearest to one goal and keeps all others; of a goal without degrees, what is best without it.
 *
 * @param now - a clock [ms]
 * @param time - after which it ends with what was found [ms]
 * @returns undefined where the others cannot be kept either, or nothing is known of the quantity
 */
export function loosened({ problem, ...rest }: Search, goal: Goal, now: () => number, time: number) {
  const objective = objectiveOf(goal) ?? ('moisture' in goal ? problem.objectives[0] : undefined)
  if (objective === undefined) return undefined
  const goals = problem.goals.filter((one) => one !== goal)
  const running = startSearch({ ...rest, problem: { ...problem, goals, objectives: [objective] } }, now)
  const end = now() + time
  for (;;) {
    const answer = running.goOn(now() > end)
    if (!answer) continue
    if (!('found' in answer)) return undefined
    const { front, proposals } = answer.found
    const nearest = proposals[front[0]?.proposal ?? -1]
    return nearest && ({ goal, nearest } satisfies Loosened)
  }
}
