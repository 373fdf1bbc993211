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
  const waiting: (() => void)[] = []
  let running = 0
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    if (running < width) running += 1
    else if (waiting.length >= depth) {
      throw new ServiceError('unavailable', 'too much work is waiting', { headers: { 'retry-after': '5' } })
    } else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      release()
    }
  }
}
