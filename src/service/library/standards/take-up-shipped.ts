import type { ConstructionInput } from '#contract/constructions.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { type Db, type DbOrTransaction, takeTime } from '#service/db/client.ts'
import { DEFAULT_LOCALE } from '#vocabulary/constructions.ts'
import { assessedColumns } from '../constructions/assessed-columns.ts'
import { contentOf, draftColumns } from '../constructions/construction-row.ts'
import { fingerprint } from './fingerprint.ts'
import { SERVICE_ACCOUNT, shippedRepository } from './shipped.repository.ts'
import type { Shipped, ShippedLibrary } from './shipped-library.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { standardsRepository } from './standards.repository.ts'

/** Columns of a standard construction, with its figures and the data that they are of. */
export const standardColumns = async (assessor: Assessor, content: ConstructionInput) => ({
  ...draftColumns(content, DEFAULT_LOCALE),
  ...(await assessedColumns(assessor, { ...content, assessedWith: null })),
})

async function takeUpOne(
  transaction: DbOrTransaction,
  assessor: Assessor,
  { shipped, known, updatedAt }: Due,
): Promise<void> {
  const { id, content } = shipped
  const standards = standardsRepository(transaction)
  const versions = standardVersionsRepository(transaction)
  const answer = (print: string) => shippedRepository(transaction).answer(id, print)
  const row = await standards.publishedForMaintainers(id)
  if (!row) {
    await standards.insert(SERVICE_ACCOUNT, {
      ...(await standardColumns(assessor, content)),
      id,
      ownership: 'standard',
      version: (await versions.last(id)) + 1,
      updatedAt,
    })
    await versions.keep(id, { note: null, by: null })
    return answer(shipped.fingerprint)
  }
  // it was there before the service kept count; where it differs, the update is offered
  if (!known) return answer(fingerprint(contentOf(row)))
  const present = await versions.find(id, row.version)
  if (row.deletedAt !== null || present?.publishedBy !== null) return
  await standards.replaceStandard(id, await standardColumns(assessor, content))
  await versions.keep(id, { note: null, by: null })
  await answer(shipped.fingerprint)
}

type Due = {
  readonly shipped: Shipped
  readonly known: boolean
  /** Of a new one: the latest are listed first, and so a new library begins with outer walls. */
  readonly updatedAt: Date
}

/**
 * Brings the library that the service ships into the database, at every start. What is missing is published; what
 * nobody has changed is replaced by a newer shipped one, its earlier version kept; what administrators have changed or
 * withdrawn stays as it is, and the newer one is offered to them. Safe where several nodes start at once.
 */
export async function takeUpShipped(db: Db, assessor: Assessor, library: ShippedLibrary): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const taken = shippedRepository(transaction)
    await takeTime(transaction)
    await taken.takeTurn()
    const known = await taken.fingerprints()
    const due = [...library.values()].filter((shipped) => known.get(shipped.id) !== shipped.fingerprint)
    if (due.length === 0) return
    await taken.provideOwner()
    const start = Date.now()
    for (const [place, shipped] of due.entries()) {
      const updatedAt = new Date(start - place)
      await takeUpOne(transaction, assessor, { shipped, known: known.has(shipped.id), updatedAt })
    }
  })
}
