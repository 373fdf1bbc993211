import PQueue from 'p-queue'
import { ServiceError } from '#service/service-error.ts'

/** Work that is dear in processor time, a few at a time in the order they come. */
export type WorkQueue = {
  /** @throws {ServiceError} `unavailable` where too many wait */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Does what leads to such a work, its look-ups too, unless too many are on their way to one already: what would be
   * refused in the end costs nothing before.
   *
   * @throws {ServiceError} `unavailable` where too many are on their way
   */
  readonly admit: <Result>(way: () => Promise<Result>) => Promise<Result>
}

/**
 * A queue for work that is dear in processor time, so that a storm of it cannot starve everything else.
 *
 * @param width - how many works run at once
 * @param depth - how many may wait; the next one is refused
 */
export function createWorkQueue(width: number, depth: number): WorkQueue {
  const queue = new PQueue({ concurrency: width })
  let onTheirWay = 0
  const refuse = () => {
    throw new ServiceError('unavailable', 'too much work is waiting', { headers: { 'retry-after': '5' } })
  }
  return {
    async run(work) {
      if (queue.size >= depth) refuse()
      return queue.add(work)
    },
    async admit(way) {
      if (onTheirWay >= width + depth) refuse()
      onTheirWay += 1
      try {
        return await way()
      } finally {
        onTheirWay -= 1
      }
    },
  }
}
