import { parentPort } from 'node:worker_threads'
import { heatUseOf } from '#assessment/heating/heat-use.ts'
import { insulationCurve } from '#assessment/insulation-curve/insulation-curve.ts'
import { layerVariation } from '#assessment/insulation-curve/layer-variation.ts'
import { startSearch } from '#assessment/optimisation/run-search.ts'
import { sensitivityOf } from '#assessment/sensitivity/sensitivity.ts'
import { EngineError } from '#engine/engine-error.ts'
import type { Tasks, Work, WorkerAnswer, WorkerTask } from './search-workers.ts'

/** Runs a search to its end, or until its time is up. */
function optimisation({ budget, ...search }: Tasks['optimisation']): WorkerAnswer<'optimisation'> {
  const start = performance.now()
  const running = startSearch(search, () => performance.now())
  for (;;) {
    const answer = running.goOn(performance.now() - start > budget)
    if (answer) return answer
  }
}

/** Runs something to its end. */
function whole<Found>(running: Generator<unknown, Found>): Found {
  let step = running.next()
  while (!step.done) step = running.next()
  return step.value
}

const works: { readonly [W in Work]: (task: Tasks[W]) => WorkerAnswer<W> } = {
  optimisation,
  insulationCurve: ({ subject, layer, thicknesses, heat, thisYear }) => ({
    found: insulationCurve(layerVariation(subject, layer), thicknesses, heatUseOf(heat, subject.given, thisYear)),
  }),
  // every draw counts, however long it takes: the same seed gives the same answer
  sensitivity: ({ subject, asked }) => ({ found: whole(sensitivityOf(subject, asked)) }),
}

function run<W extends Work>(work: W, task: Tasks[W]): WorkerAnswer<W> {
  try {
    return works[work](task)
  } catch (error) {
    if (error instanceof EngineError) return { refused: error.message }
    throw error
  }
}

parentPort?.on('message', ({ work, task }: WorkerTask) => parentPort?.postMessage(run(work, task)))
