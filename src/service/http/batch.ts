let next: Promise<void> | undefined

/**
 * Waits until all requests that this turn of the event loop brings have been read. Those that wait go on together, step
 * by step, which suits the processor's caches better than one after the other; decision 0021 says what it was measured
 * to bring.
 */
export const inBatch = (): Promise<void> =>
  (next ??= new Promise((resolve) => {
    setImmediate(() => {
      next = undefined
      resolve()
    })
  }))
