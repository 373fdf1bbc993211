import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { OfficeInvitationTable } from '#service/db/tables/offices.ts'
import type { Viewer } from '#service/viewer.ts'
import { INVITATION_DAYS } from '#vocabulary/offices.ts'

type NewInvitation = Pick<OfficeInvitationTable, 'id' | 'officeId' | 'email' | 'role' | 'invitedBy'>

/** Invitations that nobody has answered: by the office, for who administers it, or by the address of who is invited. */
export const invitationsRepository = (db: DbOrTransaction) => {
  const all = db
    .selectFrom('officeInvitation')
    .innerJoin('account as inviter', 'inviter.id', 'officeInvitation.invitedBy')
    .select([
      'officeInvitation.id',
      'officeInvitation.email',
      'officeInvitation.role',
      'officeInvitation.invitedAt',
      'officeInvitation.expiresAt',
      'inviter.name as inviterName',
    ])
  const toViewer = ({ email }: Viewer) =>
    all
      .innerJoin('office', 'office.id', 'officeInvitation.officeId')
      .select(['office.id as officeId', 'office.name as officeName'])
      .where('officeInvitation.email', '=', email)
      .where('officeInvitation.expiresAt', '>', sql<Date>`now()`)
  return {
    ofOffice: (officeId: string) =>
      all
        .where('officeInvitation.officeId', '=', officeId)
        .orderBy('officeInvitation.invitedAt', 'desc')
        .orderBy('officeInvitation.id')
        .execute(),

    findOfOffice: (officeId: string, id: string) =>
      all.where('officeInvitation.officeId', '=', officeId).where('officeInvitation.id', '=', id).executeTakeFirst(),

    /** Those to the viewer's address that may still be answered. */
    ofViewer: (viewer: Viewer) => toViewer(viewer).orderBy('officeInvitation.invitedAt', 'desc').execute(),

    findOfViewer: (viewer: Viewer, id: string) =>
      toViewer(viewer).where('officeInvitation.id', '=', id).executeTakeFirst(),

    /** In place of one to the same address. */
    async put(invitation: NewInvitation): Promise<void> {
      await db
        .deleteFrom('officeInvitation')
        .where('officeId', '=', invitation.officeId)
        .where('email', '=', invitation.email)
        .execute()
      await db
        .insertInto('officeInvitation')
        .values({ ...invitation, expiresAt: sql`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})` })
        .execute()
    },

    async remove(officeId: string, id: string): Promise<void> {
      await db.deleteFrom('officeInvitation').where('officeId', '=', officeId).where('id', '=', id).execute()
    },
  }
}
