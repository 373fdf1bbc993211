import type { OfficeStandard } from '#contract/office-standards.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { noteOfConstruction } from '../activity/note-of.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from './construction-area.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { officeStandardsRepository } from './office-standards.repository.ts'

/** Standards of offices: constructions that everybody of the office copies, and its administrators alone change. */
export const officeStandardService = (area: Pick<ConstructionArea, 'db' | 'policy'>) => {
  const { db, policy } = area
  const visible = (of: DbOrTransaction, caller: Caller, place: Place) =>
    loadVisible(constructionsRepository(of), viewerOf(area, caller), place)
  /** @throws {ServiceError} `notFound`; `forbidden` to who does not administer the office, and of what is no office's */
  const administered = async (of: DbOrTransaction, caller: Caller, place: Place) => {
    const row = await visible(of, caller, place)
    if (row.ownerKind !== 'office' || policy.permissionOf(caller, row) !== 'owner')
      throw new ServiceError('forbidden', 'administrators of the office')
    return row
  }
  const told = async (of: DbOrTransaction, id: string): Promise<OfficeStandard | null> => {
    const found = await officeStandardsRepository(of).find(id)
    return found ? { ...found, setAt: found.setAt.toISOString() } : null
  }
  return {
    /** @throws {ServiceError} `notFound` */
    async read(caller: Caller, place: Place): Promise<OfficeStandard | null> {
      const { id } = await visible(db, caller, place)
      return told(db, id)
    },

    /** @throws {ServiceError} `notFound`, `forbidden` */
    set: (caller: Caller, place: Place, note: string): Promise<OfficeStandard | null> =>
      inTransaction(db, async (transaction) => {
        const row = await administered(transaction, caller, place)
        await officeStandardsRepository(transaction).set(row.id, { version: row.version, note, setBy: caller.name })
        await noteOfConstruction(transaction, caller, row, 'standardSet', { note: { from: null, to: note } })
        return told(transaction, row.id)
      }),

    /** @throws {ServiceError} `notFound`, `forbidden` */
    end: (caller: Caller, place: Place): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const row = await administered(transaction, caller, place)
        if (await officeStandardsRepository(transaction).end([row.id]))
          await noteOfConstruction(transaction, caller, row, 'standardEnded')
      }),
  }
}
export type OfficeStandardService = ReturnType<typeof officeStandardService>
