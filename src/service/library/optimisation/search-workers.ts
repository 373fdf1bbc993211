import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { Subject } from '#assessment/assess-construction.ts'
import type { Search } from '#assessment/optimisation/run-search.ts'
import type { SensitivityAsked } from '#assessment/sensitivity/sensitivity.ts'
import type { HeatAssumptions, InsulationCurve } from '#contract/insulation-curve.ts'
import type { Optimisation } from '#contract/optimisation.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'
import { ServiceError } from '#service/service-error.ts'

/** What workers are given, by the work. */
export type Tasks = {
  readonly optimisation: Search & {
    /** Time after which it ends with what it has found [ms]. */
    readonly budget: number
  }
  readonly insulationCurve: {
    readonly subject: Subject
    readonly layer: number
    /** [m] */
    readonly thicknesses: readonly number[]
    readonly heat: HeatAssumptions
    /** Year in which the study period begins. */
    readonly thisYear: number
  }
  readonly sensitivity: {
    readonly subject: Subject
    readonly asked: SensitivityAsked
  }
}
export type Work = keyof Tasks
/** What they find. */
export type Findings = {
  readonly optimisation: Optimisation
  readonly insulationCurve: InsulationCurve
  readonly sensitivity: Sensitivity
}

/** A task on its way to a worker. */
export type WorkerTask = { readonly [W in Work]: { readonly work: W; readonly task: Tasks[W] } }[Work]
/** What a worker answers: what was found, or why the engine refuses what was to be assessed. */
export type WorkerAnswer<W extends Work = Work> = { readonly found: Findings[W] } | { readonly refused: string }

/** Searches that may wait for each that runs; the next one is refused. */
const WAITING_PER_WORKER = 4
/** Workers without work end after this [ms]. */
const IDLE = 30_000
/** What a search may keep in memory [MB]. */
const MEMORY = 384

const script = new URL('./search-worker.ts', import.meta.url)

type Idle = { readonly worker: Worker; readonly timer: NodeJS.Timeout }

/** Runs searches beside the thread that answers requests. */
export type SearchWorkers = {
  /**
   * @param signal - ends the search, and its worker with it
   * @throws {ServiceError} `unavailable` where too many wait
   */
  readonly search: <W extends Work>(work: W, task: Tasks[W], signal: AbortSignal) => Promise<WorkerAnswer<W>>
  readonly close: () => Promise<void>
}

const busy = () => new ServiceError('unavailable', 'too many searches are waiting', { headers: { 'Retry-After': '5' } })

/** At most one search for each core but one. */
export function searchWorkers(width = Math.max(1, availableParallelism() - 1)): SearchWorkers {
  const queue = new PQueue({ concurrency: width })
  const idle: Idle[] = []
  const running = new Set<Worker>()
  const take = (): Worker => {
    const kept = idle.pop()
    if (kept) clearTimeout(kept.timer)
    return kept?.worker ?? new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
  }
  const giveBack = (worker: Worker) => {
    worker.unref()
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.worker === worker),
        1,
      )
      void worker.terminate()
    }, IDLE).unref()
    idle.push({ worker, timer })
  }
  const run = async <W extends Work>(work: W, task: Tasks[W], signal: AbortSignal): Promise<WorkerAnswer<W>> => {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer<W>>()
    const worker = take()
    const leave = () => reject(new ServiceError('requestTimeout', 'the caller left'))
    running.add(worker)
    worker.ref()
    signal.addEventListener('abort', leave)
    worker.on('message', resolve).on('error', reject).on('exit', leave)
    worker.postMessage({ work, task })
    let isWhole = false
    try {
      const answer = await promise
      isWhole = true
      return answer
    } finally {
      running.delete(worker)
      signal.removeEventListener('abort', leave)
      worker.off('message', resolve).off('error', reject).off('exit', leave)
      if (isWhole) giveBack(worker)
      else void worker.terminate()
    }
  }
  return {
    async search(work, task, signal) {
      if (queue.size >= width * WAITING_PER_WORKER) throw busy()
      return queue.add(() => {
        if (signal.aborted) throw new ServiceError('requestTimeout', 'the caller left')
        return run(work, task, signal)
      })
    },
    async close() {
      queue.clear()
      for (const { timer } of idle) clearTimeout(timer)
      await Promise.all([...idle.map(({ worker }) => worker), ...running].map((worker) => worker.terminate()))
    },
  }
}
