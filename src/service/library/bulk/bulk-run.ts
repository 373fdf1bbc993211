import { setImmediate as breathe } from 'node:timers/promises'
import type { BulkChange, BulkJob } from '#contract/bulk-changes.ts'
import type { ConstructionInput } from '#contract/constructions.ts'
import type { Given } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction, takeTime } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { assessedColumns, keepingData } from '../constructions/assessed-columns.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import { type ConstructionRow, contentOf, draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { bulkRepository } from './bulk.repository.ts'
import { outcomeOf } from './bulk-preview.ts'

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

type Work = {
  readonly id: string
  readonly caller: Caller
  readonly items: readonly Seen[]
  /** Writes one construction that was found in the version that was seen, or says why not. */
  readonly write: (transaction: DbOrTransaction, row: ConstructionRow) => Promise<BulkRefusal | null>
  readonly ends: 'done' | 'undone'
}

/** One entry for each office that owns some of what was changed. */
async function noteOnce(
  transaction: DbOrTransaction,
  caller: Caller,
  rows: readonly ConstructionRow[],
  ends: Work['ends'],
) {
  const offices = Map.groupBy(
    rows.filter(({ ownerKind }) => ownerKind === 'office'),
    ({ ownerId }) => ownerId,
  )
  await activityRepository(transaction).note(
    caller,
    ...[...offices].map(([officeId, those]) => ({
      kind: ends === 'done' ? ('changedTogether' as const) : ('undoneTogether' as const),
      officeId,
      changes: { constructions: { from: null, to: those.length } },
    })),
  )
}

async function writeAll(area: ConstructionArea, work: Work): Promise<void> {
  const { db } = area
  const viewer = viewerOf(area, work.caller)
  await inTransaction(db, async (transaction) => {
    await takeTime(transaction)
    const constructions = constructionsRepository(transaction)
    const changed: ConstructionRow[] = []
    for (const batch of batchesOf(work.items)) {
      const rows = await constructions.findAll(
        viewer,
        batch.map(({ id }) => id),
      )
      for (const { id, version } of batch) {
        const row = rows.find((one) => one.id === id)
        if (!row) throw new Refused(id, 'unknown')
        if (row.version !== version) throw new Refused(id, 'changedSince')
        const refused = await work.write(transaction, row)
        if (refused !== null) throw new Refused(id, refused)
        changed.push(row)
        await breathe()
      }
      await bulkRepository(db).beat(work.id, changed.length)
    }
    await noteOnce(transaction, work.caller, changed, work.ends)
    if (!(await bulkRepository(transaction).end(work.id, work.ends, changed.length)))
      throw new Refused(null, 'interrupted')
  })
}

/** Writes all or nothing; what comes in between is told with the change. @returns whether everything was written */
async function carriedOut(area: ConstructionArea, work: Work): Promise<boolean> {
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

type Written = {
  readonly transaction: DbOrTransaction
  readonly row: ConstructionRow
  readonly input: ConstructionInput
  readonly given: Given
}

/** Writes content with its figures, or says why not: what it names may be gone. */
async function writeOne(
  { assessor }: ConstructionArea,
  { transaction, row, input, given }: Written,
): Promise<BulkRefusal | null> {
  try {
    const columns = { ...draftColumns(input, row.locale), ...(await assessedColumns(assessor, given)) }
    const isWritten = await constructionsRepository(transaction).replaceFound(row, { columns, expected: [row.version] })
    return isWritten ? null : 'changedSince'
  } catch (error) {
    if (error instanceof ServiceError) return 'notPossible'
    throw error
  }
}

/** Changes all constructions in the versions that were seen, or none. */
export function runChange(
  area: ConstructionArea,
  { id, caller, items, change }: { id: string; caller: Caller; items: readonly Seen[]; change: BulkChange },
): Promise<boolean> {
  const write: Work['write'] = async (transaction, row) => {
    const outcome = await outcomeOf(area, { caller, row, change })
    if (outcome.refused !== null) return outcome.refused
    const refused = await writeOne(area, { transaction, row, ...outcome })
    if (refused !== null) return refused
    const content = { input: contentOf(row), assessedWith: row.assessedWith }
    await bulkRepository(transaction).keepBefore(id, [{ constructionId: row.id, version: row.version + 1, content }])
    return null
  }
  return carriedOut(area, { id, caller, items, write, ends: 'done' })
}

/** Writes what stood before a change, all or nothing; not where one was changed since. */
export async function runUndo(
  area: ConstructionArea,
  { id, caller }: { id: string; caller: Caller },
): Promise<boolean> {
  const before = new Map((await bulkRepository(area.db).before(id)).map((one) => [one.constructionId, one]))
  const reader = { viewer: viewerOf(area, caller) }
  const write: Work['write'] = async (transaction, row) => {
    const content = before.get(row.id)?.content
    if (!content) return 'unknown'
    if (area.policy.permissionOf(caller, row) === 'view') return 'notEditable'
    const { input, assessedWith } = content
    const given = keepingData(area.assessor, { ...input, reader }, { layers: input.layers, assessedWith })
    return writeOne(area, { transaction, row, input, given })
  }
  const items = [...before.values()].map(({ constructionId, version }) => ({ id: constructionId, version }))
  return carriedOut(area, { id, caller, items, write, ends: 'undone' })
}
