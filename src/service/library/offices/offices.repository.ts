import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'

/** Of the roles, from most to least. */
const byRole = sql`array_position(array['owner', 'admin', 'member', 'viewer'], role)`

/** Offices and who is in them. Reading takes the viewer; what is changed of members the service has decided. */
export const officesRepository = (db: DbOrTransaction) => {
  const own = ({ userId }: Viewer) =>
    db
      .selectFrom('office')
      .innerJoin('officeMember as own', 'own.officeId', 'office.id')
      .where('own.accountId', '=', userId)
      .select([
        'office.id',
        'office.name',
        'office.createdAt',
        'office.secondFactor',
        'office.linksForbidden',
        'own.role',
      ])
      .select([
        sql<number>`(select count(*) from office_member where office_id = office.id)`.as('members'),
        sql<number>`(select count(*) from construction where owner_id = office.id and ownership = 'custom'
          and deleted_at is null)`.as('constructions'),
      ])
  return {
    list: (viewer: Viewer) => own(viewer).orderBy('office.name').orderBy('office.id').execute(),

    find: (viewer: Viewer, id: string) => own(viewer).where('office.id', '=', id).executeTakeFirst(),

    /** How many offices an account owns. */
    async countOwned({ userId }: Viewer): Promise<number> {
      const { total } = await db
        .selectFrom('officeMember')
        .select(sql<number>`count(*)`.as('total'))
        .where('accountId', '=', userId)
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow()
      return total
    },

    async insert(ownerId: string, id: string, name: string): Promise<void> {
      await db.insertInto('office').values({ id, name }).execute()
      await db.insertInto('officeMember').values({ officeId: id, accountId: ownerId, role: 'owner' }).execute()
    },

    async change(id: string, change: { name: string; secondFactor: boolean; linksForbidden: boolean }): Promise<void> {
      await db.updateTable('office').set(change).where('id', '=', id).execute()
    },

    /** Whether whoever administers the office needs a second factor. */
    async demandsSecondFactor(id: string): Promise<boolean> {
      const found = await db.selectFrom('office').select('secondFactor').where('id', '=', id).executeTakeFirst()
      return found?.secondFactor ?? false
    },

    /** Members of an office that the viewer is one of, owners first. */
    members: ({ userId }: Viewer, officeId: string) =>
      db
        .selectFrom('officeMember')
        .innerJoin('account', 'account.id', 'officeMember.accountId')
        .select(['account.id as userId', 'account.name', 'account.email', 'officeMember.role', 'officeMember.joinedAt'])
        .select(
          sql<Date | null>`(select at from activity where activity.office_id = office_member.office_id
            and activity.actor_id = account.id and activity.actor <> '' order by activity.id desc limit 1)`.as(
            'lastActiveAt',
          ),
        )
        .select([
          sql<number>`(select count(*) from construction where maker_id = account.id and maker_id is not null
            and construction.owner_id = ${officeId} and ownership = 'custom' and deleted_at is null)`.as(
            'constructions',
          ),
          sql<number>`(select count(*) from project where maker_id = account.id and maker_id is not null
            and project.owner_id = ${officeId} and deleted_at is null)`.as('projects'),
        ])
        .where('officeMember.officeId', '=', officeId)
        .where(sql<boolean>`exists (select from office_member own
          where own.office_id = ${officeId} and own.account_id = ${userId})`)
        .orderBy(byRole)
        .orderBy('account.name')
        .orderBy('account.id')
        .execute(),

    /** How many members and unanswered invitations an office has; the invitation of one address is left out. */
    async countPlaces(officeId: string, without: string): Promise<number> {
      const { rows } = await sql<{ total: number }>`select
        (select count(*) from office_member where office_id = ${officeId})
        + (select count(*) from office_invitation where office_id = ${officeId} and email <> ${without}) as total`.execute(
        db,
      )
      return rows[0]?.total ?? 0
    },

    /** Makes somebody a member; who is one already keeps the role. */
    async join(officeId: string, accountId: string, role: OfficeRole): Promise<void> {
      await db
        .insertInto('officeMember')
        .values({ officeId, accountId, role })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async setRole(officeId: string, accountId: string, role: OfficeRole): Promise<void> {
      await db
        .updateTable('officeMember')
        .set({ role })
        .where('officeId', '=', officeId)
        .where('accountId', '=', accountId)
        .execute()
    },

    async leave(officeId: string, accountId: string): Promise<void> {
      await db.deleteFrom('officeMember').where('officeId', '=', officeId).where('accountId', '=', accountId).execute()
    },
  }
}
