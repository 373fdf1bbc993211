import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import { removeClosedAccounts } from './leaving.service.ts'

/** How often accounts that are over are looked for [ms]. */
const INTERVAL = 6 * 3_600_000

/** Removes closed accounts for good once their time is over. Several nodes may do so at once. */
export function leavingUpkeep(db: Db): Background {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  return {
    start(log) {
      const run = async () => {
        while (!stop.signal.aborted) {
          const removed = await removeClosedAccounts(db).catch((error: unknown) => {
            log.error({ err: error }, 'closed accounts have to wait')
            return 0
          })
          if (removed > 0) log.info({ removed }, 'closed accounts removed for good')
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
