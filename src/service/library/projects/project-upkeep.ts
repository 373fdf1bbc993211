import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import { projectsRepository } from './projects.repository.ts'

/** How often what is over is removed [ms]. */
const PURGE_INTERVAL = 6 * 3_600_000

/** Removes for good what was deleted more than 30 days ago. Several nodes may do so at once. */
export function projectUpkeep(db: Db): Background {
  const stop = new AbortController()
  let running: Promise<unknown> | undefined
  return {
    start(log) {
      const run = async () => {
        while (!stop.signal.aborted) {
          const removed = await projectsRepository(db).purgeForEverybody()
          if (removed > 0) log.info({ removed }, 'deleted projects removed for good')
          await sleep(PURGE_INTERVAL, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
        }
      }
      running = run().catch((error: unknown) => log.error({ err: error }, 'upkeep of projects stopped'))
    },
    async stop() {
      stop.abort()
      await running
    },
  }
}
