import { EngineError } from '#engine/engine-error.ts'
import { type GoalPack, goalPacks } from '#vocabulary/optimisation.ts'
import { assessed } from '../assess-construction.ts'
import { alternativesOf } from './alternatives.ts'
import type { Problem } from './problem.ts'

/** Goals of rule packs of which no limit applies, by their number: nothing could keep them. */
export function inapplicablePacks(
  problem: Problem,
): { readonly goal: number; readonly applying: readonly GoalPack[] }[] {
  const asked = problem.goals.flatMap((goal, index) => ('pack' in goal ? [{ pack: goal.pack, index }] : []))
  if (asked.length === 0) return []
  const applying = applyingPacks(problem)
  return asked.flatMap(({ pack, index }) => (applying.includes(pack) ? [] : [{ goal: index, applying }]))
}

/**
 * Rule packs of which any limit applies: to what is there today, or to the first or last option of every freedom, since
 * works may be asked what the fabric is not.
 */
function applyingPacks(problem: Problem): GoalPack[] {
  const { assess } = alternativesOf(problem)
  const looked = [
    () => assessed(problem),
    () => assess(problem.slots.map(() => 0)),
    () => assess(problem.slots.map(({ options }) => options.length - 1)),
  ]
  const packs = new Set(looked.flatMap((look) => unlessRefused(() => look().conformity.map(({ pack }) => pack))))
  return goalPacks.filter((pack) => packs.has(pack))
}

function unlessRefused(run: () => string[]): string[] {
  try {
    return run()
  } catch (error) {
    if (error instanceof EngineError) return []
    throw error
  }
}
