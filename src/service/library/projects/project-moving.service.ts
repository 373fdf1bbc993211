import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { requireOfficeEdit } from '../access/office-roles.repository.ts'
import { activityRepository, type Done } from '../activity/activity.repository.ts'
import { subjectOf } from '../activity/note-of.ts'
import { permissionOf } from './project-access.ts'
import { type LockedProject, projectsRepository } from './projects.repository.ts'
import type { ProjectArea } from './stored-project.ts'

/**
 * Refuses the whole list where an id is repeated, or where the caller does not own what it names.
 *
 * @param at - place of the list in the request
 * @throws {ServiceError} `unknownProject` with one detail for each
 */
export function requireOwned(
  caller: Caller,
  ids: readonly string[],
  { locked, at = '' }: { readonly locked: readonly LockedProject[]; readonly at?: string },
): void {
  const owned = new Set(locked.filter((one) => permissionOf(caller, one) === 'owner').map(({ id }) => id))
  const refusals = ids.flatMap((id, index): Refusal[] => {
    if (ids.indexOf(id) < index) return [{ path: `${at}/${index}`, code: 'notUnique' }]
    return owned.has(id) ? [] : [{ path: `${at}/${index}`, code: 'unknownProject' }]
  })
  if (refusals.length > 0) throw new ServiceError('unknownProject', `${refusals.length} ids`, { refusals })
}

/** What was done to projects, as far as they belong to offices. */
export const doneToOffices = (locked: readonly LockedProject[], kind: Done['kind']): Done[] =>
  locked.flatMap(({ ownerId, isOffice, code, name }): Done[] =>
    isOffice ? [{ kind, officeId: ownerId, subject: subjectOf({ code, name }) }] : [],
  )

/** Projects that go from a person to an office, between offices, or back. */
export const projectMovingService = ({ db, quotas }: Pick<ProjectArea, 'db' | 'quotas'>) => ({
  /**
   * Gives projects to an office, or to the caller: all or none. Whoever may delete one may give it away.
   *
   * @param office - null: the caller's own
   * @throws {ServiceError} `unknownProject` naming those that the caller may not move; `notFound`, `forbidden` for an
   *   office that the caller may put nothing in; `quotaReached`
   */
  async move(caller: Caller, given: readonly string[], office: string | null): Promise<void> {
    const ids = given.map((id) => id.toLowerCase())
    if (office === null) await quotas.room(caller.userId, 'projects', ids.length)
    else {
      await requireOfficeEdit(db, caller, office)
      await quotas.roomOfOffice(office, 'projects', ids.length)
    }
    await inTransaction(db, async (transaction) => {
      if (office !== null) await requireOfficeEdit(transaction, caller, office)
      const projects = projectsRepository(transaction)
      const locked = await projects.lock(caller, ids, 'present')
      requireOwned(caller, ids, { locked, at: '/ids' })
      const ownerId = office ?? caller.userId
      const moved = locked.filter((one) => one.ownerId !== ownerId)
      if (moved.length === 0) return
      await projects.setLockedOwner(moved, ownerId)
      const into = moved.map((one) => ({ ...one, ownerId, isOffice: office !== null }))
      const done = [...doneToOffices(moved, 'movedOut'), ...doneToOffices(into, 'movedIn')]
      await activityRepository(transaction).note(caller, ...done)
    })
  },
})
export type ProjectMovingService = ReturnType<typeof projectMovingService>
