import { v7 as newId, v4 as randomMark } from 'uuid'
import type { ConstructionInput } from '#contract/constructions.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import {
  asVariant,
  freeLetters,
  groupOf,
  groupWords,
  lettersOf,
  nameOfVariant,
  newGroup,
} from '#vocabulary/variant-groups.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { belongingTo, subjectOf } from '../activity/note-of.ts'
import { assessedColumns, keepingData } from '../constructions/assessed-columns.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import { type ConstructionRow, contentOf, draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { bulkRepository } from './bulk.repository.ts'
import { writeOne } from './bulk-content.ts'
import { isSendable, type Outcome, outcomeOf } from './bulk-outcome.ts'
import { carriedOut, oncePerOffice, ownOffice, type Seen, type Work } from './bulk-run.ts'
import type { ContentChange } from './changed-content.ts'

/**
 * Refuses where those whose constructions these are have no room for as many more.
 *
 * @throws {ServiceError} `quotaReached`
 */
export async function requireRoomForVariants(
  area: ConstructionArea,
  caller: Caller,
  ids: readonly string[],
): Promise<void> {
  const rows = await constructionsRepository(area.db).findAll(viewerOf(area, caller), ids)
  const byOwner = Map.groupBy(
    rows.filter(({ ownership }) => ownership === 'custom'),
    ({ ownerId }) => ownerId,
  )
  for (const [ownerId, those] of byOwner) {
    if (ownerId === caller.userId) await area.quotas.room(ownerId, 'constructions', those.length)
    else if (those[0]?.ownerKind === 'office') await area.quotas.roomOfOffice(ownerId, 'constructions', those.length)
  }
}

type Filing = {
  readonly id: string
  readonly caller: Caller
  readonly transaction: DbOrTransaction
  readonly row: ConstructionRow
}

/** Gives a construction the tag by which it is known as a variant of others. */
async function beginGroup(area: ConstructionArea, { id, caller, transaction, row }: Filing, tag: string) {
  const stood = contentOf(row)
  const input = { ...stood, tags: [...(stood.tags ?? []), tag] }
  const given = keepingData(area.assessor, { ...input, reader: { viewer: viewerOf(area, caller) } }, row)
  const refused = await writeOne(area, { transaction, row, input, given })
  if (refused !== null) return refused
  const content = { input: stood, assessedWith: row.assessedWith }
  await bulkRepository(transaction).keepBefore(id, [{ constructionId: row.id, version: row.version + 1, content }])
  return null
}

/** Content with the letter of a variant behind each of its names, and the tag that variants share. */
const filedAs = (input: ConstructionInput, letter: string, tag: string): ConstructionInput => {
  const { tags = [] } = input
  return { ...asVariant(input, letter), tags: tags.includes(tag) ? tags : [...tags, tag] }
}

type Made = Extract<Outcome, { readonly refused: null }> & { readonly letter: string; readonly tag: string }

/** Keeps a variant with whom the construction belongs to, and what undoing takes away again. */
async function file(
  area: ConstructionArea,
  { id, caller, transaction, row }: Filing,
  { input, given, letter, tag }: Made,
): Promise<void> {
  const variant = newId()
  const columns = draftColumns(filedAs(input, letter, tag), row.locale)
  await constructionsRepository(transaction).insert(row.ownerId, {
    ...columns,
    ...(await assessedColumns(area.assessor, given)),
    id: variant,
    ownership: 'custom',
    makerId: row.ownerKind === 'office' ? caller.userId : null,
  })
  await bulkRepository(transaction).keepBefore(id, [
    { constructionId: variant, version: 1, content: { variantOf: row.id } },
  ])
  const subject = subjectOf({ code: row.code, name: nameOfVariant(row.name, letter) })
  const told = { kind: 'created', bulkId: id, constructionId: variant, subject, ...belongingTo(row) } as const
  await activityRepository(transaction).note(caller, told)
}

/** Files a variant of each construction that has the change, in the versions that were seen, or none. */
export function runFiling(
  area: ConstructionArea,
  { id, caller, items, change }: { id: string; caller: Caller; items: readonly Seen[]; change: ContentChange },
): Promise<boolean> {
  const write = async (transaction: DbOrTransaction, row: ConstructionRow): Promise<BulkRefusal | null> => {
    const outcome = await outcomeOf(area, { caller, row, change })
    if (outcome.refused !== null) return outcome.refused
    const filing = { id, caller, transaction, row }
    const group = groupOf(row.tags)
    const tag = group ?? newGroup(groupWords[row.locale], { code: row.code ?? undefined, name: row.name }, randomMark())
    const names = group === undefined ? [row.name] : await bulkRepository(transaction).namesInGroup(row.ownerId, group)
    const [letter] = freeLetters(new Set(lettersOf(names)))
    if (letter === undefined || !isSendable(filedAs(outcome.input, letter, tag))) return 'notPossible'
    const refused = group === undefined ? await beginGroup(area, filing, tag) : null
    if (refused !== null) return refused
    try {
      await file(area, filing, { ...outcome, letter, tag })
      return null
    } catch (error) {
      if (error instanceof ServiceError) return 'notPossible'
      throw error
    }
  }
  return carriedOut(area, {
    id,
    caller,
    items,
    write: write satisfies Work['write'],
    ends: 'done',
    entries: (rows) => oncePerOffice('variantsFiled', rows, ownOffice),
  })
}
