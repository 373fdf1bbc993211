import type { Subject } from '#assessment/assess-construction.ts'
import type { Search } from '#assessment/optimisation/run-search.ts'
import type { SensitivityAsked } from '#assessment/sensitivity/sensitivity.ts'
import type { HeatAssumptions, InsulationCurve } from '#contract/insulation-curve.ts'
import type { Optimisation } from '#contract/optimisation.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'
import { workerPool } from '#service/worker-pool.ts'

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
/** What a search may keep in memory [MB]. */
const MEMORY = 384

const script = new URL('./search-worker.ts', import.meta.url)

/** Runs searches beside the thread that answers requests. */
export type SearchWorkers = {
  /**
   * @param signal - ends the search, and its worker with it
   * @throws {ServiceError} `unavailable` where too many wait
   */
  readonly search: <W extends Work>(work: W, task: Tasks[W], signal: AbortSignal) => Promise<WorkerAnswer<W>>
  readonly close: () => Promise<void>
}

/** @param width - searches at once; where absent one for each core but one */
export function searchWorkers(width?: number): SearchWorkers {
  const { run, close } = workerPool<{ readonly work: Work; readonly task: Tasks[Work] }>(script, {
    waiting: WAITING_PER_WORKER,
    memory: MEMORY,
    ...(width !== undefined && { width }),
  })
  return {
    search: <W extends Work>(work: W, task: Tasks[W], signal: AbortSignal) =>
      run<WorkerAnswer<W>>({ work, task }, { signal }),
    close,
  }
}
