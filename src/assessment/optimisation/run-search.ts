import type { Freedoms, Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { EngineError } from '#engine/engine-error.ts'
import { optimise } from './optimise.ts'
import { pricedProblem } from './priced.ts'
import type { Problem, Slot } from './problem.ts'
import { foundSoFar, tellOutcome } from './tell.ts'

/** What is to be searched. Plain data: it can be handed to another thread. */
export type Search = {
  readonly problem: Problem
  readonly freedoms: Freedoms
  /** What may change as well where nothing meets the goals otherwise. */
  readonly ifBlocked?: { readonly slots: readonly Slot[]; readonly freedoms: Freedoms }
}

/** What a search comes to: its answer, or why the engine refuses an alternative. */
export type Found = { readonly found: Optimisation } | { readonly refused: string }

export type RunningSearch = {
  /** Goes on for a moment; told to end, with what was found. Undefined while there is more to do. */
  readonly goOn: (end: boolean) => Found | undefined
  /** What meets the goals so far. */
  readonly soFar: () => readonly OptimisationProposal[]
}

/**
 * Starts a search, and once it has come to nothing another one of what may change as well then.
 *
 * @param now - a clock [ms], for how long it took
 */
export function startSearch({ ifBlocked, ...asked }: Search, now: () => number): RunningSearch {
  const begun = now()
  let { freedoms } = asked
  let { problem, unpriced } = pricedProblem(asked.problem)
  let search = optimise(problem)
  let found: Parameters<typeof foundSoFar>[1] = []
  const advance = (end: boolean): Found | undefined => {
    const step = search.next(end)
    if (!step.done) {
      found = step.value
      return undefined
    }
    if (!step.value.blocked || !ifBlocked || freedoms === ifBlocked.freedoms)
      return {
        found: {
          ...tellOutcome(problem, step.value, freedoms, now() - begun),
          ...(unpriced.length > 0 && { unpriced }),
        },
      }
    ;({ problem, unpriced } = pricedProblem({ ...asked.problem, slots: ifBlocked.slots }))
    freedoms = ifBlocked.freedoms
    search = optimise(problem)
    found = []
    return undefined
  }
  return {
    goOn(end) {
      try {
        return advance(end)
      } catch (error) {
        if (error instanceof EngineError) return { refused: error.message }
        throw error
      }
    },
    soFar: () => foundSoFar(problem, found),
  }
}
