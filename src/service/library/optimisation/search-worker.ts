import { parentPort } from 'node:worker_threads'
import { optimise } from '#assessment/optimisation/optimise.ts'
import { tellOutcome } from '#assessment/optimisation/tell.ts'
import { EngineError } from '#engine/engine-error.ts'
import type { SearchAnswer, SearchTask } from './search-workers.ts'

/** Runs a search to its end, or until its time is up. */
function run({ problem, freedoms, budget }: SearchTask): SearchAnswer {
  const start = performance.now()
  const passed = () => performance.now() - start
  try {
    const search = optimise(problem)
    let step = search.next()
    while (!step.done) step = search.next(passed() > budget)
    return { found: tellOutcome(problem, step.value, freedoms, passed()) }
  } catch (error) {
    if (error instanceof EngineError) return { refused: error.message }
    throw error
  }
}

parentPort?.on('message', (task: SearchTask) => parentPort?.postMessage(run(task)))
