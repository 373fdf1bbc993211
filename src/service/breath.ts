import { setImmediate as turnOfOthers } from 'node:timers/promises'

/** Longest time that work in many steps holds everybody else up [ms]. */
const LONGEST = 8

/** Lets other requests go first whenever long work has held them up for long enough; to be awaited between its steps. */
export function breathing(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST) return
    await turnOfOthers()
    since = performance.now()
  }
}
