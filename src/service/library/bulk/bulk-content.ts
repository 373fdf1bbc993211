import type { ConstructionInput } from '#contract/constructions.ts'
import type { Given } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import { assessedColumns, keepingData } from '../constructions/assessed-columns.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import { type ConstructionRow, contentOf, draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { standardsRepository } from '../standards/standards.repository.ts'
import { prepare } from '../standards/standards.service.ts'
import { bulkRepository } from './bulk.repository.ts'
import { outcomeOf } from './bulk-outcome.ts'
import { carriedOut, oncePerOffice, ownOffice, type Seen, type Work } from './bulk-run.ts'
import type { ContentChange } from './changed-content.ts'

type Written = {
  readonly transaction: DbOrTransaction
  readonly row: ConstructionRow
  readonly input: ConstructionInput
  readonly given: Given
}

/** Writes content with its figures, or says why not: what it names may be gone. */
export async function writeOne(
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

/** Makes a draft of a standard construction, which is published, or not, like every other. */
async function writeDraft(
  area: ConstructionArea,
  { id, caller, transaction, row, input }: Omit<Written, 'given'> & { readonly id: string; readonly caller: Caller },
): Promise<BulkRefusal | null> {
  try {
    const draft = await prepare(transaction, area, { content: input, of: row.id, by: caller.userId })
    const content = { draftOf: row.id }
    await bulkRepository(transaction).keepBefore(id, [{ constructionId: draft.id, version: draft.version, content }])
    return null
  } catch (error) {
    if (error instanceof ServiceError) return 'notPossible'
    throw error
  }
}

/** Changes all constructions in the versions that were seen, or none. */
export function runContentChange(
  area: ConstructionArea,
  { id, caller, items, change }: { id: string; caller: Caller; items: readonly Seen[]; change: ContentChange },
): Promise<boolean> {
  const write: Work['write'] = async (transaction, row) => {
    const outcome = await outcomeOf(area, { caller, row, change })
    if (outcome.refused !== null) return outcome.refused
    if (row.ownership === 'standard') return writeDraft(area, { id, caller, transaction, row, input: outcome.input })
    const refused = await writeOne(area, { transaction, row, ...outcome })
    if (refused !== null) return refused
    const content = { input: contentOf(row), assessedWith: row.assessedWith }
    await bulkRepository(transaction).keepBefore(id, [{ constructionId: row.id, version: row.version + 1, content }])
    return null
  }
  return carriedOut(area, {
    id,
    caller,
    items,
    write,
    ends: 'done',
    entries: (rows) => oncePerOffice('changedTogether', rows, ownOffice),
  })
}

/** Writes what stood before a change, and puts variants and drafts away that it has made, all or nothing; not where one was changed since. */
export async function undoContentChange(
  area: ConstructionArea,
  { id, caller }: { id: string; caller: Caller },
): Promise<boolean> {
  const before = new Map((await bulkRepository(area.db).before(id)).map((one) => [one.constructionId, one]))
  const reader = { viewer: viewerOf(area, caller) }
  const write: Work['write'] = async (transaction, row) => {
    const content = before.get(row.id)?.content
    if (!content || 'ownerId' in content) return 'unknown'
    if (area.policy.permissionOf(caller, row) === 'view') return 'notEditable'
    if ('draftOf' in content) {
      await standardsRepository(transaction).removeDraft(row.id)
      return null
    }
    if ('variantOf' in content) {
      await constructionsRepository(transaction).setLockedDeleted([row], true)
      return null
    }
    const { input, assessedWith } = content
    const given = keepingData(area.assessor, { ...input, reader }, { layers: input.layers, assessedWith })
    return writeOne(area, { transaction, row, input, given })
  }
  const items = [...before.values()].map(({ constructionId, version }) => ({ id: constructionId, version }))
  return carriedOut(area, {
    id,
    caller,
    items,
    write,
    ends: 'undone',
    entries: (rows) => oncePerOffice('undoneTogether', rows, ownOffice),
  })
}
