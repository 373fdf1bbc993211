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
  const note = (isReady: boolean) => {
    readyAt = isReady ? performance.now() : Number.NEGATIVE_INFINITY
    return isReady
  }
  const fail = (error: unknown): never => {
    note(false)
    throw error
  }
  return async () => {
    running ??= check()
      .then(note, fail)
      .finally(() => {
        running = undefined
      })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(performance.now() - readyAt < TRUSTED), PATIENCE)
    })
    return Promise.race([running, late]).finally(() => clearTimeout(timer))
  }
}
