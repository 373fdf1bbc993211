import { v7 as newId } from 'uuid'
import type { Office, OfficeInvitation, OwnInvitation } from '#contract/offices.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { quotaReached, refused, ServiceError } from '#service/service-error.ts'
import type { grantableRoles } from '#vocabulary/offices.ts'
import { administersOffice, officeRoleOf } from '../access/office-roles.repository.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { invitationsRepository } from './invitations.repository.ts'
import { administering, type OfficeArea, refuseKeys } from './office-area.ts'
import { officesRepository } from './offices.repository.ts'
import { loadOffice } from './offices.service.ts'

/** Members and invitations that one office may have. */
export const MOST_PLACES = 500

type Role = (typeof grantableRoles)[number]
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof invitationsRepository>['findOfOffice']>>>

/** Somebody was invited to an office. */
export type InvitationNotice = {
  readonly recipient: string
  readonly invitedBy: Pick<Caller, 'userId' | 'name' | 'email' | 'locale'>
  readonly office: string
}

/** Puts the e-mail of an invitation into the transaction's outbox. */
export type NotifyInvitation = (transaction: DbOrTransaction, notice: InvitationNotice) => Promise<void>

const toInvitation = ({ id, email, role, invitedAt, expiresAt, inviterName }: Row): OfficeInvitation => ({
  id,
  email,
  role,
  invitedBy: inviterName,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** What the invited one does with it: it is for the address it was sent to, whoever opens the link. */
function answering({ db }: OfficeArea) {
  const answered = async (transaction: DbOrTransaction, caller: Caller, id: string) => {
    const invitations = invitationsRepository(transaction)
    const found = await invitations.findOfViewer(caller, id)
    if (!found) throw new ServiceError('notFound', 'invitation')
    refuseKeys(caller)
    await invitations.remove(found.officeId, id)
    return found
  }
  return {
    async ofCaller(caller: Caller): Promise<OwnInvitation[]> {
      const found = await invitationsRepository(db).ofViewer(caller)
      return found.map(({ id, officeId, officeName, role, inviterName, expiresAt }) => ({
        id,
        office: { id: officeId, name: officeName },
        role,
        invitedBy: inviterName,
        expiresAt: expiresAt.toISOString(),
      }))
    },

    /** @throws {ServiceError} `notFound` for one to another address, or that is over; `forbidden` for an access key */
    accept: (caller: Caller, id: string): Promise<Office> =>
      inTransaction(db, async (transaction) => {
        const { officeId, role } = await answered(transaction, caller, id)
        await officesRepository(transaction).join(officeId, caller.userId, role)
        await activityRepository(transaction).note(caller, { kind: 'joined', officeId, subject: caller.name })
        return loadOffice(transaction, caller, officeId)
      }),

    /** @throws {ServiceError} as `accept` */
    async decline(caller: Caller, id: string): Promise<void> {
      await inTransaction(db, (transaction) => answered(transaction, caller, id))
    },
  }
}

/** Invitations to an office. */
export function invitationService(
  area: OfficeArea,
  { notify, wake }: { readonly notify: NotifyInvitation; readonly wake: () => void },
) {
  const { db } = area
  return {
    ...answering(area),

    /** @throws {ServiceError} `notFound`, `forbidden` */
    async list(caller: Caller, officeId: string): Promise<OfficeInvitation[]> {
      if (!administersOffice(await officeRoleOf(db, caller, officeId)))
        throw new ServiceError('forbidden', 'administrators of the office')
      return (await invitationsRepository(db).ofOffice(officeId)).map(toInvitation)
    },

    /**
     * Invites an address, in place of an invitation that it had.
     *
     * @throws {ServiceError} `notFound`, `forbidden`; `invalidRequest` for a member's address; `quotaReached`
     */
    async invite(caller: Caller, officeId: string, email: string, role: Role): Promise<OfficeInvitation> {
      const invited = await administering(area, caller, officeId, async (transaction) => {
        const offices = officesRepository(transaction)
        const members = await offices.members(caller, officeId)
        if (members.some((member) => member.email === email)) throw refused('/email', 'notUnique')
        if ((await offices.countPlaces(officeId, email)) >= MOST_PLACES)
          throw quotaReached('/email', 'members', MOST_PLACES)
        const invitations = invitationsRepository(transaction)
        const id = newId()
        await invitations.put({ id, officeId, email, role, invitedBy: caller.userId })
        const office = await loadOffice(transaction, caller, officeId)
        await notify(transaction, { recipient: email, invitedBy: caller, office: office.name })
        await activityRepository(transaction).note(caller, { kind: 'invited', officeId, subject: email })
        const kept = await invitations.findOfOffice(officeId, id)
        if (!kept) throw new ServiceError('notFound', 'invitation')
        return toInvitation(kept)
      })
      wake()
      return invited
    },

    /** @throws {ServiceError} `notFound`, `forbidden` */
    revoke: (caller: Caller, officeId: string, id: string): Promise<void> =>
      administering(area, caller, officeId, async (transaction) => {
        const invitations = invitationsRepository(transaction)
        const found = await invitations.findOfOffice(officeId, id)
        if (!found) throw new ServiceError('notFound', 'invitation')
        await invitations.remove(officeId, id)
        const done = { kind: 'invitationRevoked', officeId, subject: found.email } as const
        await activityRepository(transaction).note(caller, done)
      }),
  }
}
export type InvitationService = ReturnType<typeof invitationService>
