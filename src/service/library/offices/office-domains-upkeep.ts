import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, inTransaction } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { officeDomainsRepository } from './office-domains.repository.ts'
import { askMachine, looksUp, type ResolveTxt } from './office-domains.service.ts'

/** How often domains that are due are looked for [ms]. */
const INTERVAL = 3_600_000
/** How long a record may be missing before the proof no longer holds [days]: name servers are moved, too. */
const PATIENCE_DAYS = 7

/**
 * Looks for the records of domains that DNS has proven, each once a day, outside of any transaction. Where DNS gives no
 * answer nothing is concluded.
 *
 * @returns the domains that no longer hold
 */
export async function recheckDomains(db: Db, resolveTxt: ResolveTxt = askMachine): Promise<readonly string[]> {
  const lapsed: string[] = []
  for (const { officeId, domain, token } of await officeDomainsRepository(db).takeDueForEverybody()) {
    const isThere = await looksUp(resolveTxt, { domain, token })
    if (isThere === true) await officeDomainsRepository(db).found(officeId, domain)
    if (isThere !== false) continue
    await inTransaction(db, async (transaction) => {
      if (!(await officeDomainsRepository(transaction).missed(officeId, domain, PATIENCE_DAYS))) return
      await activityRepository(transaction).noteByItself({ kind: 'domainLapsed', officeId, subject: domain })
      lapsed.push(domain)
    })
  }
  return lapsed
}

/** Looks for records of proven domains beside the requests. Several nodes may do so at once. */
export function officeDomainsUpkeep(db: Db, resolveTxt?: ResolveTxt): Background {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  return {
    start(log) {
      const run = async () => {
        while (!stop.signal.aborted) {
          const lapsed = await recheckDomains(db, resolveTxt).catch((error: unknown) => {
            log.error({ err: error }, 'domains of offices have to wait')
            return []
          })
          if (lapsed.length > 0) log.info({ domains: lapsed.length }, 'domains of offices no longer proven')
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
