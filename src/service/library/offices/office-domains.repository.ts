import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'

const domainOf = ({ email }: Viewer) => email.slice(email.lastIndexOf('@') + 1)

/** E-mail domains of offices. What is asked of an office its service has allowed; joining takes the viewer's address. */
export const officeDomainsRepository = (db: DbOrTransaction) => {
  const of = (officeId: string) =>
    db.selectFrom('officeDomain').select(['domain', 'token', 'provenAt', 'joins']).where('officeId', '=', officeId)
  const joinable = (viewer: Viewer) =>
    db
      .selectFrom('officeDomain')
      .innerJoin('office', 'office.id', 'officeDomain.officeId')
      .select(['office.id', 'office.name', 'officeDomain.domain'])
      .where('officeDomain.domain', '=', domainOf(viewer))
      .where('officeDomain.provenAt', 'is not', null)
      .where('officeDomain.joins', '=', true)
      // an office whose owners have closed their accounts goes with them
      .where(sql<boolean>`exists (select from office_member owner join account on account.id = owner.account_id
        where owner.office_id = office.id and owner.role = 'owner' and account.closed_at is null)`)
      .where(sql<boolean>`not exists (select from office_member member
        where member.office_id = office.id and member.account_id = ${viewer.userId})`)
  return {
    list: (officeId: string) => of(officeId).orderBy('domain').execute(),
    find: (officeId: string, domain: string) => of(officeId).where('domain', '=', domain).executeTakeFirst(),

    /** A claim that is there stays as it is. */
    async claim(officeId: string, domain: string, token: string): Promise<void> {
      await db
        .insertInto('officeDomain')
        .values({ officeId, domain, token })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** The claim is proven: what another office has proven before holds no more. */
    async prove(officeId: string, domain: string, by: 'dns' | 'signOn'): Promise<void> {
      await db
        .updateTable('officeDomain')
        .set({ provenAt: null, joins: false })
        .where('domain', '=', domain)
        .where('officeId', '<>', officeId)
        .execute()
      await db
        .updateTable('officeDomain')
        .set({ provenAt: sql<Date>`now()`, provenBy: by, checkedAt: sql<Date>`now()`, missingSince: null })
        .where('domain', '=', domain)
        .where('officeId', '=', officeId)
        .execute()
    },

    /** Those that DNS has proven and nobody has looked for within a day, taken for looked for at once. */
    async takeDueForEverybody(): Promise<readonly { officeId: string; domain: string; token: string }[]> {
      const { rows } = await sql<{ officeId: string; domain: string; token: string }>`update office_domain
        set checked_at = now() where (office_id, domain) in (
          select office_id, domain from office_domain where proven_at is not null and proven_by = 'dns'
            and checked_at < now() - interval '1 day' order by checked_at limit 50 for update skip locked)
        returning office_id, domain, token`.execute(db)
      return rows
    },

    /** The record is there. */
    async found(officeId: string, domain: string): Promise<void> {
      await db
        .updateTable('officeDomain')
        .set({ missingSince: null })
        .where('officeId', '=', officeId)
        .where('domain', '=', domain)
        .execute()
    },

    /** The record is missing; answers whether it has been for so long that the proof no longer holds, which this ends. */
    async missed(officeId: string, domain: string, days: number): Promise<boolean> {
      const one = () => db.updateTable('officeDomain').where('officeId', '=', officeId).where('domain', '=', domain)
      await one().set({ missingSince: sql<Date>`coalesce(missing_since, now())` }).execute()
      const { numUpdatedRows } = await one()
        .set({ provenAt: null, provenBy: null, joins: false, missingSince: null })
        .where('provenAt', 'is not', null)
        .where('missingSince', '<=', sql<Date>`now() - make_interval(days => ${sql.lit(days)})`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async setJoins(officeId: string, domain: string, joins: boolean): Promise<void> {
      await db
        .updateTable('officeDomain')
        .set({ joins })
        .where('officeId', '=', officeId)
        .where('domain', '=', domain)
        .execute()
    },

    async remove(officeId: string, domain: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('officeDomain')
        .where('officeId', '=', officeId)
        .where('domain', '=', domain)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Offices that take people with the viewer's address, and do not have the viewer yet. */
    joinable: (viewer: Viewer) => joinable(viewer).orderBy('office.name').execute(),
    joinableOne: (viewer: Viewer, officeId: string) =>
      joinable(viewer).where('office.id', '=', officeId).executeTakeFirst(),

    /** Whether another office has proven the domain. */
    async isProvenElsewhere(officeId: string, domain: string): Promise<boolean> {
      const found = await db
        .selectFrom('officeDomain')
        .select('officeId')
        .where('domain', '=', domain)
        .where('officeId', '<>', officeId)
        .where('provenAt', 'is not', null)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Whether the viewer's session is vouched for by the provider of the domain that the viewer's address is at. */
    async signedOnAt(viewer: Viewer, sessionId: string, domain: string): Promise<boolean> {
      if (domainOf(viewer) !== domain) return false
      const found = await db
        .selectFrom('session')
        .select('id')
        .where('id', '=', sessionId)
        .where('accountId', '=', viewer.userId)
        .where('openedBy', '=', 'sso')
        .executeTakeFirst()
      return found !== undefined
    },
  }
}
