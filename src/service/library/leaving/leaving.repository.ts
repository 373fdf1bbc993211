import { sql } from 'kysely'
import { CLOSED_DAYS } from '#contract/account-closing.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'
import { letRemoveActivity } from '../activity/activity-removal.repository.ts'

/** An office of somebody who leaves. */
export type OfficeLeft = {
  readonly id: string
  readonly name: string
  readonly role: OfficeRole
  readonly members: number
  readonly otherOwners: number
  readonly constructions: number
}

type Counts = {
  readonly constructions: number
  readonly projects: number
  readonly materials: number
  readonly shared: number
  readonly accessKeys: number
}

/** What an account has, and what becomes of it when it is closed, opened again, or gone. */
export const leavingRepository = (db: DbOrTransaction) => ({
  async counts({ userId }: Viewer): Promise<Counts> {
    const { rows } = await sql<Counts>`with construction_own as (
        select id from construction where owner_id = ${userId} and ownership <> 'standard' and deleted_at is null
      ), project_own as (select id from project where owner_id = ${userId} and deleted_at is null)
      select (select count(*) from construction_own) as constructions,
        (select count(*) from project_own) as projects,
        (select count(*) from own_material where owner_id = ${userId} and deleted_at is null) as materials,
        (select count(*) from construction_own where exists (
            select from construction_share where construction_id = construction_own.id)
          or exists (select from construction_link where construction_id = construction_own.id and expires_at > now()))
        + (select count(*) from project_own where exists (
            select from project_share where project_id = project_own.id)
          or exists (select from project_link where project_id = project_own.id and expires_at > now())) as shared,
        (select count(*) from access_key where account_id = ${userId} and revoked_at is null
          and (expires_at is null or expires_at > now())) as access_keys`.execute(db)
    return rows[0] ?? { constructions: 0, projects: 0, materials: 0, shared: 0, accessKeys: 0 }
  },

  async offices({ userId }: Viewer): Promise<readonly OfficeLeft[]> {
    const { rows } = await sql<OfficeLeft>`select office.id, office.name, own.role,
        (select count(*) from office_member where office_id = office.id) as members,
        (select count(*) from office_member where office_id = office.id and role = 'owner'
          and account_id <> ${userId}) as other_owners,
        (select count(*) from construction where owner_id = office.id and ownership = 'custom'
          and deleted_at is null) as constructions
      from office join office_member own on own.office_id = office.id and own.account_id = ${userId}
      order by office.name, office.id`.execute(db)
    return rows
  },

  /**
   * Closes an account: it is kept out, what it and these offices own is deleted as by hand, and nothing is told to
   * anybody any more.
   *
   * @returns ids of the sessions that have ended, those of access keys among them
   */
  async close({ userId }: Viewer, offices: readonly string[]): Promise<string[]> {
    const owners = [userId, ...offices]
    await sql`delete from webhook where owner_id = ${userId}`.execute(db)
    await sql`update account set status = 'disabled', closed_at = now() where id = ${userId}`.execute(db)
    await sql`update construction set deleted_at = now()
      where owner_id = any(${owners}::uuid[]) and ownership <> 'standard' and deleted_at is null`.execute(db)
    await sql`update project set deleted_at = now()
      where owner_id = any(${owners}::uuid[]) and deleted_at is null`.execute(db)
    await sql`update own_material set deleted_at = now()
      where owner_id = any(${owners}::uuid[]) and deleted_at is null`.execute(db)
    await sql`delete from office_invitation where office_id = any(${owners}::uuid[])
      or invited_by = ${userId}`.execute(db)
    await sql`update mail_link set spent_at = now(), sign_up = null
      where account_id = ${userId} and spent_at is null`.execute(db)
    await sql`update access_key set revoked_at = now() where account_id = ${userId} and revoked_at is null`.execute(db)
    const { rows } = await sql<{ id: string }>`update session set ended_at = now()
      where account_id = ${userId} and ended_at is null returning id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /**
   * Brings back what was deleted with the account, and of its offices those that had no other member.
   *
   * @returns the id of the closed account with the address; undefined where there is none
   */
  async reopen(email: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string; closedAt: Date }>`select id, closed_at from account
      where email = ${email} and closed_at is not null for update`.execute(db)
    const [found] = rows
    if (!found) return undefined
    const owned = sql`owner_id in (select ${found.id}::uuid union all
      select office_id from office_member where account_id = ${found.id})
      and deleted_at = (select closed_at from account where id = ${found.id})`
    await sql`update construction set deleted_at = null where ownership <> 'standard' and ${owned}`.execute(db)
    await sql`update project set deleted_at = null where ${owned}`.execute(db)
    await sql`update own_material set deleted_at = null where ${owned}`.execute(db)
    await sql`update account set status = 'active', closed_at = null where id = ${found.id}`.execute(db)
    return found.id
  },

  /** Accounts that were closed so long ago that nothing of them is kept any more. */
  async overdueForEverybody(): Promise<readonly { id: string; email: string }[]> {
    const { rows } = await sql<{ id: string; email: string }>`select id, email from account
      where status = 'disabled' and closed_at <= now() - make_interval(days => ${sql.lit(CLOSED_DAYS)}) order by closed_at limit 100`.execute(
      db,
    )
    return rows
  },

  /**
   * Removes an account with everything that is its own or its offices' that have nobody else, for good. What others have
   * been given stays with them: materials in their constructions, and what an office notes of its own history.
   *
   * @returns whether it was still closed: the operator may have opened it again meanwhile
   */
  async remove({ id, email }: { readonly id: string; readonly email: string }): Promise<boolean> {
    const { rows } = await sql`select from account where id = ${id} and status = 'disabled'
      and closed_at <= now() - make_interval(days => ${sql.lit(CLOSED_DAYS)}) for update`.execute(db)
    if (rows.length === 0) return false
    const owners = sql`(select ${id}::uuid union all select office_id from office_member own where own.account_id = ${id}
      and not exists (select from office_member other
        where other.office_id = own.office_id and other.account_id <> ${id}))`
    await sql`delete from construction where ownership <> 'standard' and owner_id in ${owners}`.execute(db)
    await sql`delete from project where owner_id in ${owners}`.execute(db)
    await sql`update own_material set deleted_at = coalesce(deleted_at, now()) where owner_id in ${owners}`.execute(db)
    await sql`delete from own_material where owner_id in ${owners}
      and not exists (select from construction_own_material used where used.material_id = own_material.id)
      and not exists (select from project_own_material used where used.material_id = own_material.id)`.execute(db)
    await sql`delete from construction_share where email = ${email}`.execute(db)
    await sql`delete from project_share where email = ${email}`.execute(db)
    await sql`delete from office_invitation where email = ${email}`.execute(db)
    await sql`delete from outbox where recipient = ${email}`.execute(db)
    await letRemoveActivity(db)
    await sql`delete from activity where office_id in ${owners} or person_id in ${owners}`.execute(db)
    await sql`update construction set maker_id = null where maker_id = ${id}`.execute(db)
    await sql`update project set maker_id = null where maker_id = ${id}`.execute(db)
    await sql`update activity set actor_id = null where actor_id = ${id}`.execute(db)
    await sql`update standard_version set published_by = null where published_by = ${id}`.execute(db)
    await sql`update security_event set address = null, user_agent = null where account_id = ${id}`.execute(db)
    await sql`delete from office where id in ${owners}`.execute(db)
    await sql`delete from account where id = ${id} and closed_at is not null`.execute(db)
    return true
  },
})
