import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { Problem } from '#assessment/optimisation/problem.ts'
import type { Freedoms, Optimisation } from '#contract/optimisation.ts'
import { ServiceError } from '#service/service-error.ts'

/** What a worker is given. */
export type SearchTask = {
  readonly problem: Problem
  readonly freedoms: Freedoms
  /** Time after which it ends with what it has found [ms]. */
  readonly budget: number
}

/** What it answers: what was found, or why the engine refuses an alternative. */
export type SearchAnswer = { readonly found: Optimisation } | { readonly refused: string }

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
  readonly search: (task: SearchTask, signal: AbortSignal) => Promise<SearchAnswer>
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
  const run = async (task: SearchTask, signal: AbortSignal): Promise<SearchAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer>()
    const worker = take()
    const leave = () => reject(new ServiceError('requestTimeout', 'the caller left'))
    running.add(worker)
    worker.ref()
    signal.addEventListener('abort', leave)
    worker.on('message', resolve).on('error', reject).on('exit', leave)
    worker.postMessage(task)
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
    async search(task, signal) {
      if (queue.size >= width * WAITING_PER_WORKER) throw busy()
      return queue.add(() => {
        if (signal.aborted) throw new ServiceError('requestTimeout', 'the caller left')
        return run(task, signal)
      })
    },
    async close() {
      queue.clear()
      for (const { timer } of idle) clearTimeout(timer)
      await Promise.all([...idle.map(({ worker }) => worker), ...running].map((worker) => worker.terminate()))
    },
  }
}
