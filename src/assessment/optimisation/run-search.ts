import type { Freedoms, Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { EngineError } from '#engine/engine-error.ts'
import { optimise } from './optimise.ts'
import type { Problem } from './problem.ts'
import { foundSoFar, tellOutcome } from './tell.ts'

/** What is to be searched. Plain data: it can be handed to another thread. */
export type Search = { readonly problem: Problem; readonly freedoms: Freedoms }

/** What a search comes to: its answer, or why the engine refuses an alternative. */
export type Found = { readonly found: Optimisation } | { readonly refused: string }

export type RunningSearch = {
  /** Goes on for a moment; told to end, with what was found. Undefined while there is more to do. */
  readonly goOn: (end: boolean) => Found | undefined
  /** What meets the goals so far. */
  readonly soFar: () => readonly OptimisationProposal[]
}

/** Starts a search. @param now - a clock [ms], for how long it took */
export function startSearch({ problem, freedoms }: Search, now: () => number): RunningSearch {
  const begun = now()
  const search = optimise(problem)
  let found: Parameters<typeof foundSoFar>[1] = []
  return {
    goOn(end) {
      try {
        const step = search.next(end)
        if (step.done) return { found: tellOutcome(problem, step.value, freedoms, now() - begun) }
        found = step.value
        return undefined
      } catch (error) {
        if (error instanceof EngineError) return { refused: error.message }
        throw error
      }
    },
    soFar: () => foundSoFar(problem, found),
  }
}
