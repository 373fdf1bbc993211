import { v7 as newId } from 'uuid'
import type { ImportedConstruction } from '#contract/imports.ts'
import { breathing } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { noteCreated } from '../activity/note-of.ts'
import { assessedColumns, keepingData } from './assessed-columns.ts'
import type { ConstructionArea } from './construction-area.ts'
import { draftColumns } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { idempotencyKey, idempotencyRepository } from './idempotency.repository.ts'

/** Columns of one of them; a refusal names its place in the list. */
async function columnsOf(
  { assessor }: ConstructionArea,
  { input, index, locale, viewer }: { input: ImportedConstruction; index: number; locale: Locale; viewer: Viewer },
) {
  const given = keepingData(assessor, { ...input, reader: { viewer } }, null)
  const checked = await assessor.check(given, { layers: `/${index}/layers`, release: `/${index}/release` })
  return { ...draftColumns(input, locale), ...(await assessedColumns(assessor, checked)) }
}

type Created = { readonly id: string; readonly name: string }

/** Constructions that come from files of other programs: all of them become the caller's own, or none does. */
export function constructionImportService(area: ConstructionArea) {
  const { db, quotas } = area
  return {
    /** @throws {ServiceError} `invalidRequest` with places in the list; `idempotencyKeyReused`, `quotaReached` */
    async takeIn(
      caller: Caller,
      sent: readonly ImportedConstruction[],
      { locale, idempotencyKey: text }: { readonly locale: Locale; readonly idempotencyKey: string | undefined },
    ): Promise<Created[]> {
      const key = idempotencyKey(caller.userId, text, { operation: 'import', locale, body: sent })
      const before = key && (await idempotencyRepository(db).find<Created[]>(key))
      if (before) return before
      await quotas.room(caller.userId, 'constructions', sent.length)
      const breathe = breathing()
      const prepared: Awaited<ReturnType<typeof columnsOf>>[] = []
      for (const [index, input] of sent.entries()) {
        prepared.push(await columnsOf(area, { input, index, locale, viewer: caller }))
        await breathe()
      }
      return inTransaction(db, async (transaction) => {
        const keys = idempotencyRepository(transaction)
        const first = key && (await keys.find<Created[]>(key))
        if (first) return first
        const made = prepared.map((columns) => ({
          ...columns,
          id: newId(),
          ownership: 'custom' as const,
        }))
        await constructionsRepository(transaction).insert(caller.userId, ...made)
        await noteCreated(transaction, caller, made)
        const created = made.map(({ id, name }): Created => ({ id, name }))
        const [one] = created
        if (key && one) await keys.keep(key, one.id, created)
        return created
      })
    },
  }
}
export type ConstructionImportService = ReturnType<typeof constructionImportService>
