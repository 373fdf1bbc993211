import { setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import { v7 as newId } from 'uuid'
import type { BulkChange, BulkJob, PreviewedChange } from '#contract/bulk-changes.ts'
import type { Caller } from '#service/caller.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import type { Log } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import { refuseRepeated } from '../constructions/construction-batch.service.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { type BulkRow, bulkRepository } from './bulk.repository.ts'
import { runContentChange, undoContentChange } from './bulk-content.ts'
import { requireRoomInOffice, runMove, undoMove } from './bulk-move.ts'
import { previewOf, unseen } from './bulk-preview.ts'
import type { Seen } from './bulk-run.ts'
import { requireRoomForVariants, runFiling } from './bulk-variants.ts'
import { isFiling } from './changed-content.ts'

/** How often what can no longer be undone is removed [ms]. */
const PURGE_INTERVAL = 6 * 3_600_000

/** Changes that a node makes at once: each holds a connection, and needs others to look things up and tell how far it is. */
const AT_ONCE = 2
/** How often a change that waits for its turn tells that it is not lost [ms]. */
const BEAT_INTERVAL = 10_000

const toJob = ({ startedAt, undoableUntil, ...row }: BulkRow): BulkJob => ({
  ...row,
  startedAt: startedAt.toISOString(),
  undoableUntil: undoableUntil?.toISOString() ?? null,
})

async function purge(db: Db, signal: AbortSignal, log: Log): Promise<void> {
  while (!signal.aborted) {
    await bulkRepository(db)
      .purgeForEverybody()
      .catch((error: unknown) => log.warn({ err: error }, 'old changes of many have to wait'))
    await sleep(PURGE_INTERVAL, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Changes that this node has begun: a few at a time, the others wait. */
function turnsOf(jobs: ReturnType<typeof bulkRepository>) {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const running = new Set<Promise<unknown>>()
  let log: Log | undefined
  return {
    tell: (to: Log) => {
      log = to
    },
    goOn(id: string, work: () => Promise<unknown>): void {
      const late = (error: unknown) =>
        log?.warn({ err: error, change: id }, 'change of many did not tell that it waits')
      const beating = setInterval(() => void jobs.beat(id, 0).catch(late), BEAT_INTERVAL).unref()
      const inTurn = () => {
        clearInterval(beating)
        return work()
      }
      const failed = (error: unknown) => log?.error({ err: error, change: id }, 'change of many failed')
      const job = queue.add(inTurn).catch(failed)
      running.add(job)
      void job.finally(() => running.delete(job))
    },
    /** Resolves when everything that was begun has ended. */
    ended: () => Promise.all(running),
  }
}

type Begun = { readonly id: string; readonly caller: Caller; readonly change: BulkChange }

function made(area: ConstructionArea, { change, ...begun }: Begun & { readonly items: readonly Seen[] }) {
  if (change.do === 'moveToOffice') return runMove(area, { ...begun, office: change.office })
  return isFiling(change) ? runFiling(area, { ...begun, change }) : runContentChange(area, { ...begun, change })
}

const undone = (area: ConstructionArea, { change, ...begun }: Begun) =>
  change.do === 'moveToOffice' ? undoMove(area, { ...begun, office: change.office }) : undoContentChange(area, begun)

/** Changes of many constructions: shown first, then made in one piece beside the requests, and undone as one. */
export function bulkService(area: ConstructionArea) {
  const { db, quotas } = area
  const jobs = bulkRepository(db)
  const turns = turnsOf(jobs)
  const stop = new AbortController()
  let purging: Promise<void> | undefined
  const read = async (caller: Caller, id: string): Promise<BulkJob> => {
    await jobs.endSilent(caller.userId)
    const found = await jobs.find(caller.userId, id)
    if (!found) throw new ServiceError('notFound', 'change of many')
    return toJob(found)
  }
  const requirePlace = async (caller: Caller, change: BulkChange, ids: readonly string[]) => {
    if (change.do === 'moveToOffice')
      await requireRoomInOffice(area, caller, { office: change.office, count: ids.length })
    else if (isFiling(change)) await requireRoomForVariants(area, caller, ids)
  }
  return {
    /** What a change would do; in the order of the ids. @throws {ServiceError} as `start`, of an office to move to */
    async preview(
      caller: Caller,
      { ids: given, change, locale }: { ids: readonly string[]; change: BulkChange; locale: Locale },
    ): Promise<PreviewedChange[]> {
      const ids = given.map((id) => id.toLowerCase())
      refuseRepeated(ids, '/ids')
      await requirePlace(caller, change, ids)
      const viewer = viewerOf(area, caller)
      const [found, held] = await Promise.all([
        constructionsRepository(db).findAll(viewer, ids),
        jobs.holding(viewer, ids),
      ])
      const rows = new Map(found.map((row) => [row.id, row]))
      const projects = Map.groupBy(held, ({ constructionId }) => constructionId)
      const previews: PreviewedChange[] = []
      for (const id of ids) {
        const row = rows.get(id)
        const holding = projects.get(id)?.map(({ projectId }) => projectId) ?? []
        previews.push(row ? await previewOf(area, { caller, row, change, locale, projects: holding }) : unseen(id))
        await new Promise((resolve) => setImmediate(resolve))
      }
      return previews
    },

    /**
     * @throws {ServiceError} `conflict` while others of the caller go on; `quotaReached`: what stood before is kept, and variants;
     *   `notFound`, `forbidden` for an office that the caller may put nothing in
     */
    async start(caller: Caller, given: readonly Seen[], change: BulkChange): Promise<BulkJob> {
      const items = given.map(({ id, version }) => ({ id: id.toLowerCase(), version }))
      const ids = items.map(({ id }) => id)
      refuseRepeated(ids, '/items')
      await requirePlace(caller, change, ids)
      await Promise.all([jobs.endSilent(caller.userId), quotas.roomForBytes(caller.userId)])
      const id = newId()
      const row = { id, change, total: items.length }
      if (!(await inTransaction(db, (transaction) => bulkRepository(transaction).start(caller.userId, row))))
        throw new ServiceError('conflict', 'other changes of many go on', { why: 'changesUnderWay' })
      turns.goOn(id, () => made(area, { id, caller, items, change }))
      return read(caller, id)
    },

    /** @throws {ServiceError} `notFound`; `conflict` for what is not done, was undone, or is too old */
    async undo(caller: Caller, id: string): Promise<BulkJob> {
      const { change } = await read(caller, id)
      if (!(await jobs.startUndo(caller.userId, id)))
        throw new ServiceError('conflict', 'nothing to undo', { why: 'nothingToUndo' })
      turns.goOn(id, () => undone(area, { id, caller, change }))
      return read(caller, id)
    },

    read,
    async list(caller: Caller): Promise<BulkJob[]> {
      await jobs.endSilent(caller.userId)
      return (await jobs.list(caller.userId)).map(toJob)
    },

    /** What this node has begun, it ends before it stops; what can no longer be undone is removed. */
    background: {
      start: (log) => {
        turns.tell(log)
        purging = purge(db, stop.signal, log)
      },
      stop: async () => {
        stop.abort()
        await Promise.all([purging, turns.ended()])
      },
    } satisfies Background,
  }
}
export type BulkService = ReturnType<typeof bulkService>
