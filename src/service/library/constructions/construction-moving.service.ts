import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { requireOfficeEdit } from '../access/office-roles.repository.ts'
import { activityRepository, type Done } from '../activity/activity.repository.ts'
import { subjectOf } from '../activity/note-of.ts'
import type { ConstructionArea } from './construction-area.ts'
import { refuseRepeated, requireAll } from './construction-batch.service.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { officeStandardsRepository } from './office-standards.repository.ts'

/** Constructions that go from a person to an office, between offices, or back. */
export function constructionMovingService({ db, policy, quotas }: ConstructionArea) {
  return {
    /**
     * Gives custom constructions to an office, or to the caller: all or none. Whoever may delete one may give it away.
     *
     * @param office - null: the caller's own library
     * @throws {ServiceError} `unknownConstruction` naming those that the caller may not move; `notFound`, `forbidden` for
     *   an office that the caller may put nothing in; `quotaReached`
     */
    async move(caller: Caller, given: readonly string[], office: string | null): Promise<void> {
      const ids = given.map((id) => id.toLowerCase())
      refuseRepeated(ids, '/ids')
      if (office === null) await quotas.room(caller.userId, 'constructions', ids.length)
      else {
        await requireOfficeEdit(db, caller, office)
        await quotas.roomOfOffice(office, 'constructions', ids.length)
      }
      await inTransaction(db, async (transaction) => {
        if (office !== null) await requireOfficeEdit(transaction, caller, office)
        const constructions = constructionsRepository(transaction)
        const locked = await constructions.lock(caller, ids, 'present')
        const movable = locked.filter((one) => one.ownership === 'custom' && policy.mayDelete(caller, one))
        requireAll(ids, movable, '/ids')
        const ownerId = office ?? caller.userId
        const moved = movable.filter((one) => one.ownerId !== ownerId)
        if (moved.length === 0) return
        await constructions.setLockedOwner(moved, ownerId)
        await officeStandardsRepository(transaction).end(moved.map(({ id }) => id))
        const done = moved.flatMap(({ id, ownerId: before, officeName, code, name }): Done[] => {
          const subject = subjectOf({ code, name })
          return [
            ...(officeName === null
              ? []
              : [{ kind: 'movedOut', officeId: before, constructionId: id, subject } as const]),
            ...(office === null ? [] : [{ kind: 'movedIn', officeId: office, constructionId: id, subject } as const]),
          ]
        })
        await activityRepository(transaction).note(caller, ...done)
      })
    },
  }
}
export type ConstructionMovingService = ReturnType<typeof constructionMovingService>
