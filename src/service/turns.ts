/** Where work waits until it may hold the thread up for a moment. */
export type Turns = {
  /** Waits for the next turn of this work or caller; a turn lasts until the next `await` that waits for something. */
  readonly next: (who: unknown) => Promise<void>
}

/**
 * Long work goes on once in a round of the event loop: whatever else has arrived goes in between, however much of it waits.
 * Who waits is asked in rotation, so that a hundred tasks of one hold nobody else's up.
 */
export function turns(): Turns {
  const waiting = new Map<unknown, (() => void)[]>()
  let isRunning = false
  const takeFirst = (): (() => void) | undefined => {
    const [first] = waiting
    if (!first) return undefined
    const [who, [resolve, ...others]] = first
    waiting.delete(who)
    if (others.length > 0) waiting.set(who, others)
    return resolve
  }
  const goOn = () => {
    const resolve = takeFirst()
    isRunning = resolve !== undefined
    if (!resolve) return
    resolve()
    setImmediate(goOn)
  }
  return {
    next: (who) =>
      new Promise((resolve) => {
        const own = waiting.get(who)
        if (own) own.push(resolve)
        else waiting.set(who, [resolve])
        if (isRunning) return
        isRunning = true
        setImmediate(goOn)
      }),
  }
}

/** Those of this process: they share one thread. */
export const turnsOfProcess = turns()
