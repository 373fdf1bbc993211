import PQueue from 'p-queue'
import { ServiceError } from '#service/service-error.ts'

/** Runs works in the order they come, a few at a time. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A queue for work that is dear in processor time, so that a storm of it cannot starve everything else.
 *
 * @param width - how many works run at once
 * @param depth - how many may wait; the next one is refused with `unavailable`
 */
export function createWorkQueue(width: number, depth: number): WorkQueue {
  const queue = new PQueue({ concurrency: width })
  return async (work) => {
    if (queue.size >= depth)
      throw new ServiceError('unavailable', 'too much work is waiting', { headers: { 'retry-after': '5' } })
    return queue.add(work)
  }
}
