import { setImmediate as breathe } from 'node:timers/promises'
import type { BulkJob } from '#contract/bulk-changes.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction, takeTime } from '#service/db/client.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import { activityRepository, type Done } from '../activity/activity.repository.ts'
import { belongingTo, changesBetween, subjectOf } from '../activity/note-of.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { bulkRepository } from './bulk.repository.ts'

/** A construction to be changed, in the version that was seen. */
export type Seen = { readonly id: string; readonly version: number }

/** Ends a change of which nothing is kept then. */
class Refused extends Error {
  readonly failure: NonNullable<BulkJob['failure']>
  constructor(constructionId: string | null, reason: NonNullable<BulkJob['failure']>['reason']) {
    super(reason)
    this.failure = { constructionId, reason }
  }
}

/** Constructions that are read at once, and after which is told how far it has come. */
const BATCH = 50

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH))

/** What is done to each, in one piece. */
export type Work = {
  readonly id: string
  readonly caller: Caller
  readonly items: readonly Seen[]
  /** Writes one construction that was found in the version that was seen, or says why not. */
  readonly write: (transaction: DbOrTransaction, row: ConstructionRow) => Promise<BulkRefusal | null>
  readonly ends: 'done' | 'undone'
  /** What the offices are told of all that was written. */
  readonly entries: (written: readonly ConstructionRow[]) => readonly Done[]
}

/** One entry for each office that something is told of. @param officesOf - that one construction concerns */
export const oncePerOffice = (
  kind: Done['kind'],
  written: readonly ConstructionRow[],
  officesOf: (row: ConstructionRow) => readonly string[],
): Done[] =>
  [
    ...Map.groupBy(
      written.flatMap((row) => [...new Set(officesOf(row))]),
      (officeId) => officeId,
    ),
  ].map(([officeId, those]) => ({ kind, officeId, changes: { constructions: { from: null, to: those.length } } }))

/** The office that owns a construction. */
export const ownOffice = ({ ownerKind, ownerId }: ConstructionRow): string[] =>
  ownerKind === 'office' ? [ownerId] : []

/**
 * What is told of one construction: its figures as they were and are, that it went from one owner to another, or was put
 * away. Of one that stayed as it was nothing is.
 */
function detailsOf({ id, ends }: Work, before: ConstructionRow, after: ConstructionRow | undefined): readonly Done[] {
  if (before.ownership !== 'custom') return []
  const shared = { bulkId: id, constructionId: before.id, subject: subjectOf(before) }
  if (!after) return [{ ...shared, ...belongingTo(before), kind: 'deleted' }]
  const isMoved = before.ownerId !== after.ownerId
  if (isMoved && ends === 'done')
    return [
      ...ownOffice(before).map((officeId): Done => ({ ...shared, kind: 'movedOut', officeId })),
      ...ownOffice(after).map((officeId): Done => ({ ...shared, kind: 'movedIn', officeId })),
    ]
  if (!isMoved && before.version === after.version) return []
  const kind = ends === 'done' ? 'changedTogether' : 'undoneTogether'
  const changes = changesBetween(before, after)
  return [before, ...(isMoved ? [after] : [])].map((row) => ({ ...shared, kind, ...belongingTo(row), changes }))
}

async function writeAll(area: ConstructionArea, work: Work): Promise<void> {
  const { db } = area
  const viewer = viewerOf(area, work.caller)
  await inTransaction(db, async (transaction) => {
    await takeTime(transaction)
    const constructions = constructionsRepository(transaction)
    const changed: ConstructionRow[] = []
    for (const batch of batchesOf(work.items)) {
      const ids = batch.map(({ id }) => id)
      const rows = await constructions.findAll(viewer, ids)
      for (const { id, version } of batch) {
        const row = rows.find((one) => one.id === id)
        if (!row) throw new Refused(id, 'unknown')
        if (row.version !== version) throw new Refused(id, 'changedSince')
        const refused = await work.write(transaction, row)
        if (refused !== null) throw new Refused(id, refused)
        changed.push(row)
        await breathe()
      }
      const after = new Map((await constructions.findAll(viewer, ids)).map((row) => [row.id, row]))
      const details = rows.flatMap((row) => detailsOf(work, row, after.get(row.id)))
      await activityRepository(transaction).note(work.caller, ...details)
      await bulkRepository(db).beat(work.id, changed.length)
    }
    const entries = work.entries(changed).map((entry) => ({ ...entry, bulkId: work.id }))
    await activityRepository(transaction).note(work.caller, ...entries)
    if (!(await bulkRepository(transaction).end(work.id, work.ends, changed.length)))
      throw new Refused(null, 'interrupted')
  })
}

/** Writes all or nothing; what comes in between is told with the change. @returns whether everything was written */
export async function carriedOut(area: ConstructionArea, work: Work): Promise<boolean> {
  try {
    await writeAll(area, work)
    return true
  } catch (error) {
    const failure = error instanceof Refused ? error.failure : { constructionId: null, reason: 'interrupted' as const }
    await bulkRepository(area.db).fail(work.id, work.ends === 'done' ? 'failed' : 'done', failure)
    if (!(error instanceof Refused)) throw error
    return false
  }
}
