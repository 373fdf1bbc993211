import { setTimeout as sleep } from 'node:timers/promises'
import type { Background } from '#service/http/background.ts'
import type { Log } from '#service/http/handlers.ts'
import { activityRemoval } from '../activity/activity-removal.repository.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import type { ConstructionArea } from './construction-area.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { idempotencyRepository } from './idempotency.repository.ts'
import { type RenewalProgress, renewalProgress } from './renewal-progress.ts'
import { staleFiguresRepository } from './stale-figures.repository.ts'

/** How often what is over is removed [ms]. */
const PURGE_INTERVAL = 6 * 3_600_000
/** How often figures that were marked as due are looked for [ms]. */
const DUE_INTERVAL = 2_000
/** Pause between batches, so that requests go first [ms]. */
const BREATH = 20

/**
 * Work on constructions beside the requests: computes stored figures again after the engine or the catalogue has changed,
 * and removes for good what was deleted more than 30 days ago. Several nodes may do so at once.
 *
 * @param progress - told how far this node has come
 */
export function constructionUpkeep(
  { db, assessor }: Pick<ConstructionArea, 'db' | 'assessor'>,
  progress: RenewalProgress = renewalProgress(),
): Background {
  const stop = new AbortController()
  const pause = (time: number) => sleep(time, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)

  const renewFigures = async (log: Log) => {
    const stale = staleFiguresRepository(db, assessor)
    const total = await stale.countForEverybody()
    progress.begin(total)
    for (let after: string | undefined, more = total > 0; more && !stop.signal.aborted; await pause(BREATH)) {
      const batch = await stale.renewForEverybody(after)
      after = batch.last
      more = batch.last !== undefined
      progress.renewed(batch.renewed)
      const { stale_figures_done: done } = progress.gauges()
      if (batch.renewed > 0) log.info({ done, total }, 'stored figures computed again')
    }
  }

  const purge = async (log: Log) => {
    const removed = await constructionsRepository(db).purgeForEverybody()
    await idempotencyRepository(db).purgeForEverybody()
    await ownMaterialsRepository(db).purgeForEverybody()
    await activityRemoval(db).forgetForEverybody(removed)
    await activityRemoval(db).purgeForEverybody()
    if (removed.length > 0) log.info({ removed: removed.length }, 'deleted constructions removed for good')
  }

  /** What a node marked as due is computed by whichever comes first; a database that is away is asked again. */
  const renewDue = async (log: Log) => {
    const stale = staleFiguresRepository(db, assessor)
    while (!stop.signal.aborted) {
      const renewed = await stale.renewDueForEverybody().catch((error: unknown) => {
        log.warn({ err: error }, 'figures that are due have to wait')
        return 0
      })
      await pause(renewed > 0 ? BREATH : DUE_INTERVAL)
    }
  }

  const run = async (log: Log) => {
    await renewFigures(log)
    while (!stop.signal.aborted) {
      await purge(log)
      await pause(PURGE_INTERVAL)
    }
  }

  let running: Promise<unknown> | undefined
  return {
    start(log) {
      running = Promise.all([
        run(log).catch((error: unknown) => log.error({ err: error }, 'upkeep of constructions stopped')),
        renewDue(log),
      ])
    },
    async stop() {
      stop.abort()
      await running
    },
  }
}
