import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import { requireOfficeEdit } from '../access/office-roles.repository.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { bulkRepository } from './bulk.repository.ts'
import { carriedOut, oncePerOffice, ownOffice, type Seen, type Work } from './bulk-run.ts'

/** Why a construction cannot go to an office; null where it can. Whoever may delete one may give it away. */
export function moveRefusal(
  policy: ConstructionPolicy,
  { caller, row, to }: { caller: Caller; row: ConstructionRow; to: string },
): BulkRefusal | null {
  if (row.ownership !== 'custom') return row.ownership === 'standard' ? 'standard' : 'notEditable'
  if (!policy.mayDelete(caller, row)) return 'notOwner'
  return row.ownerId === to ? 'unaffected' : null
}

/**
 * Refuses an office that the caller may put nothing in, or that has no room for so many.
 *
 * @throws {ServiceError} `notFound`, `forbidden`, `quotaReached`
 */
export async function requireRoomInOffice(
  { db, quotas }: ConstructionArea,
  caller: Caller,
  { office, count }: { office: string; count: number },
): Promise<void> {
  await requireOfficeEdit(db, caller, office)
  await quotas.roomOfOffice(office, 'constructions', count)
}

type Written = Awaited<ReturnType<Work['write']>>

/** Asks each place only once whether the caller may put something there. */
function entrances(caller: Caller) {
  const known = new Map<string, Promise<boolean>>()
  return (transaction: DbOrTransaction, ownerId: string): Promise<boolean> => {
    const asked = known.get(ownerId) ?? bulkRepository(transaction).mayReceive(caller, ownerId)
    known.set(ownerId, asked)
    return asked
  }
}

/** Gives all constructions to an office in the versions that were seen, or none. */
export function runMove(
  area: ConstructionArea,
  { id, caller, items, office }: { id: string; caller: Caller; items: readonly Seen[]; office: string },
): Promise<boolean> {
  const mayEnter = entrances(caller)
  const write = async (transaction: DbOrTransaction, row: ConstructionRow): Promise<Written> => {
    const refused = moveRefusal(area.policy, { caller, row, to: office })
    if (refused !== null) return refused
    if (!(await mayEnter(transaction, office))) return 'notEditable'
    if (!(await constructionsRepository(transaction).moveFound(row, office))) return 'changedSince'
    const content = { ownerId: row.ownerId }
    await bulkRepository(transaction).keepBefore(id, [{ constructionId: row.id, version: row.version, content }])
    return null
  }
  const entries: Work['entries'] = (rows) => [
    ...oncePerOffice('movedOut', rows, ownOffice),
    ...oncePerOffice('movedIn', rows, () => [office]),
  ]
  return carriedOut(area, { id, caller, items, write, ends: 'done', entries })
}

/**
 * Gives back what a change has moved, all or nothing; not where one was changed or moved since. Who moved it there may
 * take it back while the role in the office is one that edits.
 */
export async function undoMove(
  area: ConstructionArea,
  { id, caller, office }: { id: string; caller: Caller; office: string },
): Promise<boolean> {
  const before = new Map((await bulkRepository(area.db).before(id)).map((one) => [one.constructionId, one]))
  const mayEnter = entrances(caller)
  const formerOf = (row: ConstructionRow): string | undefined => {
    const content = before.get(row.id)?.content
    return content && 'ownerId' in content ? content.ownerId : undefined
  }
  const write = async (transaction: DbOrTransaction, row: ConstructionRow): Promise<Written> => {
    const former = formerOf(row)
    if (former === undefined) return 'unknown'
    if (row.ownerId !== office) return 'changedSince'
    if (area.policy.permissionOf(caller, row) === 'view') return 'notEditable'
    if (!(await mayEnter(transaction, former))) return 'notEditable'
    return (await constructionsRepository(transaction).moveFound(row, former)) ? null : 'changedSince'
  }
  const offices = new Set(await bulkRepository(area.db).officesAmong([...before.values()]))
  const entries: Work['entries'] = (rows) =>
    oncePerOffice('undoneTogether', rows, (row) => [
      ...ownOffice(row),
      ...[formerOf(row) ?? ''].filter((one) => offices.has(one)),
    ])
  const items = [...before.values()].map(({ constructionId, version }) => ({ id: constructionId, version }))
  return carriedOut(area, { id, caller, items, write, ends: 'undone', entries })
}
