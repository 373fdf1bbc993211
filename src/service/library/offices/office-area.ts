import { type Caller, requireSecondFactor } from '#service/caller.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'
import type { OfficeAccess } from '../../accounts/webhooks/own-webhooks.ts'
import { administersOffice, officeRoleOf } from '../access/office-roles.repository.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { officesRepository } from './offices.repository.ts'

/** What offices work with. */
export type OfficeArea = { readonly db: Db }

/** @throws {ServiceError} `forbidden` for an access key: it acts with what is made, not with who belongs where */
export function refuseKeys({ byKey }: Caller): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
}

/** @throws {ServiceError} `secondFactorDemanded` where the office asks whoever administers it for one the caller lacks */
export async function requireOfficeFactor(transaction: DbOrTransaction, caller: Caller, officeId: string) {
  requireSecondFactor(caller, await officesRepository(transaction).demandsSecondFactor(officeId))
}

/**
 * One transaction of somebody who administers the office: the role is read in it, so that who loses it meanwhile writes
 * nothing.
 *
 * @throws {ServiceError} `notFound` to who is no member, `forbidden` to other members and access keys,
 *   `secondFactorDemanded`
 */
export function administering<Result>(
  { db }: OfficeArea,
  caller: Caller,
  officeId: string,
  work: (transaction: DbOrTransaction, role: OfficeRole) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const role = await officeRoleOf(transaction, caller, officeId)
    refuseKeys(caller)
    if (!administersOffice(role)) throw new ServiceError('forbidden', 'administrators of the office')
    await requireOfficeFactor(transaction, caller, officeId)
    return work(transaction, role)
  })
}

/** What the accounts' floor, which lies below, needs of offices. */
export const officeAccess = (area: OfficeArea): OfficeAccess => ({
  administering: (caller, officeId, work) => administering(area, caller, officeId, (transaction) => work(transaction)),
  note: (transaction, caller, done) => activityRepository(transaction).note(caller, done),
})
