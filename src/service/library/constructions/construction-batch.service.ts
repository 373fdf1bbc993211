import { securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import type { Actor } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { activityRepository, type Done } from '../activity/activity.repository.ts'
import { belongingTo, subjectOf } from '../activity/note-of.ts'
import type { ConstructionArea } from './construction-area.ts'
import { constructionsRepository } from './constructions.repository.ts'

/** Refuses ids that are named twice. @param at - where they stand. @throws {ServiceError} `invalidRequest` */
export function refuseRepeated(ids: readonly string[], at = ''): void {
  const refusals = ids.flatMap((id, index): Refusal[] =>
    ids.indexOf(id) < index ? [{ path: `${at}/${index}`, code: 'notUnique' }] : [],
  )
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'ids', { refusals })
}

/** Refuses the whole list with one detail for each id that is not among `found`. @throws {ServiceError} `unknownConstruction` */
export function requireAll(ids: readonly string[], found: readonly { readonly id: string }[], at = ''): void {
  const known = new Set(found.map(({ id }) => id))
  const refusals = ids.flatMap((id, index): Refusal[] =>
    known.has(id) ? [] : [{ path: `${at}/${index}`, code: 'unknownConstruction' }],
  )
  if (refusals.length > 0) throw new ServiceError('unknownConstruction', `${refusals.length} ids`, { refusals })
}

/** Deleting and bringing back, all or none; of standard constructions it is recorded who did. */
export function constructionBatchService({ db, policy }: ConstructionArea) {
  const setDeleted = async ({ caller, client }: Actor, given: readonly string[], deleted: boolean): Promise<void> => {
    const ids = given.map((id) => id.toLowerCase())
    refuseRepeated(ids)
    await inTransaction(db, async (transaction) => {
      const constructions = constructionsRepository(transaction)
      const locked = await constructions.lock(caller, ids, deleted ? 'present' : 'deleted')
      requireAll(
        ids,
        locked.filter((construction) => policy.mayDelete(caller, construction)),
      )
      await constructions.setLockedDeleted(locked, deleted)
      await activityRepository(transaction).note(
        caller,
        ...locked
          .filter(({ ownership }) => ownership === 'custom')
          .map(
            ({ id, ownerId, officeName, code, name }): Done => ({
              kind: deleted ? 'deleted' : 'restored',
              ...belongingTo({ ownerId, ownerKind: officeName === null ? 'person' : 'office' }),
              constructionId: id,
              subject: subjectOf({ code, name }),
            }),
          ),
      )
      const event = deleted ? 'standardDeleted' : 'standardRestored'
      for (const { id, ownership } of locked)
        if (ownership === 'standard')
          await securityEventsRepository(transaction).record({
            event,
            userId: caller.userId,
            sessionId: caller.sessionId,
            client,
            detail: id,
          })
    })
  }
  return {
    /** @throws {ServiceError} `unknownConstruction` naming those that the caller may not delete */
    remove: (actor: Actor, ids: readonly string[]) => setDeleted(actor, ids, true),
    /** Within 30 days. @throws {ServiceError} `unknownConstruction` */
    restore: (actor: Actor, ids: readonly string[]) => setDeleted(actor, ids, false),
  }
}
export type ConstructionBatchService = ReturnType<typeof constructionBatchService>
