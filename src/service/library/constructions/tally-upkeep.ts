import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import { talliesRepository } from '../access/tallies.repository.ts'

/** How often what has changed is added up [ms]. */
const INTERVAL = 60_000

/** Keeps the numbers of who has many constructions small to read, and counts who comes to have many. Several nodes may do so. */
export function tallyUpkeep(db: Db): Background {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  return {
    start(log) {
      const tallies = talliesRepository(db)
      const count = async (scopes: readonly string[]) => {
        for (const scope of scopes) if (!stop.signal.aborted) await tallies.countAnew(scope)
      }
      const run = async () => {
        while (!stop.signal.aborted) {
          try {
            await count(await tallies.untalliedForEverybody())
            if (!stop.signal.aborted) await tallies.noteAllSeen()
            await count(await tallies.addUpForEverybody())
          } catch (error) {
            log.error({ err: error }, 'numbers of constructions have to wait')
          }
          await sleep(INTERVAL, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
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
