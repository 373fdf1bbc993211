let next: Promise<void> | undefined

/**
 * Waits until all that has come in at this turn of the event loop has been read. Requests that wait go on together, step
 * by step, which suits the processor's caches better than one after the other: `bench kpi` answered 1.7 times as many new
 * questions a second.
 */
export const turn = (): Promise<void> =>
  (next ??= new Promise((resolve) => {
    setImmediate(() => {
      next = undefined
      resolve()
    })
  }))
