import { setTimeout as sleep } from 'node:timers/promises'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Background } from '#service/http/background.ts'

/** How often a node asks whether another one has changed the data [ms]. */
const INTERVAL = 3_000

/** Keeps the data in use as it stands in the database, within five seconds on every node. */
export function keepInUse(data: DataInUse): Background {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  return {
    start(log) {
      const run = async () => {
        while (!stop.signal.aborted) {
          await sleep(INTERVAL, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
          if (!stop.signal.aborted)
            await data.refresh().catch((error: unknown) => log.warn({ err: error }, 'data in use stays as it is'))
        }
      }
      running = run()
    },
    async stop() {
      stop.abort()
      await running
    },
  }
}
