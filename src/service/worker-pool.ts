import { availableParallelism } from 'node:os'
import { type Transferable, Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { ServiceError } from './service-error.ts'

const START = new URL('./worker-start.ts', import.meta.url)
/** Workers without work end after this [ms]: who has just sent one body often sends the next, and each keeps what it loaded. */
const IDLE = 5_000
/** What a worker may keep of what it has just made [MB]; by itself V8 takes thrice as much. */
const YOUNG = 16
const RETRY = { 'Retry-After': '5' }

/** Workers without work that a node keeps, whatever they do: what each has loaded stays in memory. */
const MOST_IDLE = 2

/** Ends a worker; its memory is free afterwards. */
type End = () => Promise<unknown>
type Idle = { readonly worker: Worker; readonly timer: NodeJS.Timeout; readonly end: End }

/** Ends of workers without work, of all pools, the longest idle first. */
const idleOfAll = new Set<End>()

export type PoolOptions = {
  /** Tasks that may wait for each worker; the next one is refused. */
  readonly waiting: number
  /** What a task may keep in memory [MB]. */
  readonly memory: number
  /** What a task may take [ms]; without it the task ends by itself. */
  readonly time?: number
  /** Tasks at once; where absent one for each core but one. */
  readonly width?: number
  /** Each worker ends with its task, which takes much memory: what it leaves would outlast it, and those without work make room. */
  readonly fresh?: true
}

export type RunOptions = {
  /** Ends the task, and its worker with it. */
  readonly signal?: AbortSignal
  /** Handed over instead of copied. */
  readonly transfer?: readonly Transferable[]
}

/** Whether a task was ended for the memory that it took. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Runs tasks beside the thread that answers requests. */
export type WorkerPool<Task> = {
  /**
   * @returns what the worker posts; who calls knows its type
   * @throws {ServiceError} `unavailable` where too many wait or it takes too long, `requestTimeout` where the caller left
   * @throws {Error} with `ERR_WORKER_OUT_OF_MEMORY` for a task that takes more memory than it may
   */
  readonly run: <Answer>(task: Task, options?: RunOptions) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** @param script - posts one message for each that it is given */
export function workerPool<Task>(script: URL, options: PoolOptions): WorkerPool<Task> {
  const { waiting, memory, time, width = Math.max(1, availableParallelism() - 1), fresh } = options
  const queue = new PQueue({ concurrency: width })
  const idle: Idle[] = []
  const running = new Set<Worker>()
  const take = (): Worker => {
    const kept = idle.pop()
    if (kept) {
      clearTimeout(kept.timer)
      idleOfAll.delete(kept.end)
    }
    return (
      kept?.worker ??
      new Worker(START, {
        workerData: script.href,
        resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
      })
    )
  }
  const giveBack = (worker: Worker) => {
    worker.unref()
    const end = () => {
      clearTimeout(one.timer)
      idleOfAll.delete(end)
      idle.splice(idle.indexOf(one), 1)
      return worker.terminate()
    }
    const one: Idle = { worker, end, timer: setTimeout(() => void end(), IDLE).unref() }
    idle.push(one)
    idleOfAll.add(end)
    const [longest] = idleOfAll
    if (idleOfAll.size > MOST_IDLE) void longest?.()
  }
  const run = async <Answer>(task: Task, { signal, transfer = [] }: RunOptions): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const worker = take()
    const leave = () => reject(new ServiceError('requestTimeout', 'the caller left'))
    const tooLong = () => reject(new ServiceError('unavailable', 'a worker took too long', { headers: RETRY }))
    const clock = time === undefined ? undefined : setTimeout(tooLong, time)
    running.add(worker)
    worker.ref()
    signal?.addEventListener('abort', leave)
    worker.on('message', resolve).on('error', reject).on('exit', leave)
    worker.postMessage(task, transfer)
    let isWhole = false
    try {
      const answer = await promise
      isWhole = true
      return answer
    } finally {
      clearTimeout(clock)
      running.delete(worker)
      signal?.removeEventListener('abort', leave)
      worker.off('message', resolve).off('error', reject).off('exit', leave)
      if (isWhole && !fresh) giveBack(worker)
      else if (fresh) await worker.terminate()
      else void worker.terminate()
    }
  }
  return {
    async run<Answer>(task: Task, given: RunOptions = {}) {
      if (queue.size >= width * waiting)
        throw new ServiceError('unavailable', 'too many tasks are waiting', { headers: RETRY })
      return queue.add(async () => {
        if (fresh) await Promise.all([...idleOfAll].map((end) => end()))
        // who left meanwhile would not be heard of any more
        if (given.signal?.aborted) throw new ServiceError('requestTimeout', 'the caller left')
        return run<Answer>(task, given)
      })
    },
    async close() {
      queue.clear()
      for (const { timer, end } of idle) {
        clearTimeout(timer)
        idleOfAll.delete(end)
      }
      await Promise.all([...idle.map(({ worker }) => worker), ...running].map((worker) => worker.terminate()))
    },
  }
}
