/** Longest time that somebody who asks is kept waiting [ms]. */
const PATIENCE = 500
/** For how long what was found counts while the next answer is outstanding [ms]. */
const TRUSTED = 10_000

/**
 * Tells whether the service is ready, soon even where that is found out late: a database with much to do is no reason to
 * send every request elsewhere. Whoever was ready a while ago still is; one check runs at a time.
 *
 * @param check - rejects or resolves to false where the service is not ready
 */
export function readiness(check: () => Promise<boolean>): () => Promise<boolean> {
  let readyAt = Number.NEGATIVE_INFINITY
  let running: Promise<boolean> | undefined
  const ask = async () => {
    let isReady = false
    try {
      isReady = await check()
      return isReady
    } finally {
      readyAt = isReady ? performance.now() : Number.NEGATIVE_INFINITY
      running = undefined
    }
  }
  return async () => {
    running ??= ask()
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(performance.now() - readyAt < TRUSTED), PATIENCE).unref()
    })
    return Promise.race([running, late])
  }
}
