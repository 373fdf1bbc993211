let next: Promise<void> | undefined

/**
 * Waits until all that has come in at this turn of the event loop has been read. Requests that wait go on together, step
 * by step: what one step needs is in the processor's caches after the first of them.
 */
export const turn = (): Promise<void> =>
  (next ??= new Promise((resolve) => {
    setImmediate(() => {
      next = undefined
      resolve()
    })
  }))
