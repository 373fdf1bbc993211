import { v7 as newId } from 'uuid'
import type { Office, OfficeMember } from '#contract/offices.ts'
import { type Caller, requireSecondFactor } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { ActivityChanges } from '#service/db/tables/offices.ts'
import { quotaReached, ServiceError } from '#service/service-error.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'
import { administersOffice, officeRoleOf } from '../access/office-roles.repository.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { administering, type OfficeArea, refuseKeys, requireOfficeFactor } from './office-area.ts'
import { officesRepository } from './offices.repository.ts'

/** Offices that one person may own. */
const MOST_OWNED = 20

type Switch = 'secondFactor' | 'linksForbidden'
type OfficeChange = { readonly name: string } & Readonly<Partial<Record<Switch, boolean | undefined>>>

type Offices = ReturnType<typeof officesRepository>
type Row = NonNullable<Awaited<ReturnType<Offices['find']>>>

const toOffice = ({ createdAt, ...row }: Row): Office => ({ ...row, createdAt: createdAt.toISOString() })

/** The office as the caller sees it. @throws {ServiceError} `notFound` to who is no member */
export async function loadOffice(db: DbOrTransaction, caller: Caller, id: string): Promise<Office> {
  const found = await officesRepository(db).find(caller, id)
  if (!found) throw new ServiceError('notFound', 'office')
  return toOffice(found)
}

/** Refuses what would leave an office without an owner. @throws {ServiceError} `conflict` */
function keepAnOwner(members: Awaited<ReturnType<Offices['members']>>, leaving: string): void {
  const left = members.filter(({ role, userId }) => role === 'owner' && userId !== leaving)
  if (left.length === 0) throw new ServiceError('conflict', 'the last owner', { why: 'lastOwner' })
}

/** Membership: who has which role, and who leaves. */
function membership(area: OfficeArea) {
  const { db } = area
  /** @throws {ServiceError} `notFound` */
  const memberOf = async (transaction: DbOrTransaction, caller: Caller, officeId: string, userId: string) => {
    const members = await officesRepository(transaction).members(caller, officeId)
    const member = members.find((one) => one.userId === userId)
    if (!member) throw new ServiceError('notFound', 'member')
    return { member, members }
  }
  return {
    /** @throws {ServiceError} `notFound`, `forbidden`; `conflict` for the last owner */
    changeRole: (caller: Caller, officeId: string, userId: string, role: OfficeRole): Promise<void> =>
      administering(area, caller, officeId, async (transaction, own) => {
        const { member, members } = await memberOf(transaction, caller, officeId, userId)
        if (own !== 'owner' && (role === 'owner' || member.role === 'owner'))
          throw new ServiceError('forbidden', 'owners decide who owns', { why: 'ownersDecide' })
        if (role === member.role) return
        if (member.role === 'owner') keepAnOwner(members, userId)
        await officesRepository(transaction).setRole(officeId, userId, role)
        const changes = { role: { from: member.role, to: role } }
        await activityRepository(transaction).note(caller, {
          kind: 'roleChanged',
          officeId,
          subject: member.name,
          changes,
        })
      }),

    /**
     * Removes a member, or lets the caller leave. Every query asks who is a member, so that the rights end at once on all
     * nodes; what belongs to the office stays with it.
     *
     * @throws {ServiceError} `notFound`, `forbidden`; `conflict` for the last owner
     */
    async remove(caller: Caller, officeId: string, userId: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const own = await officeRoleOf(transaction, caller, officeId)
        refuseKeys(caller)
        const leaves = userId === caller.userId
        if (!leaves) {
          if (!administersOffice(own)) throw new ServiceError('forbidden', 'administrators of the office')
          await requireOfficeFactor(transaction, caller, officeId)
        }
        const { member, members } = await memberOf(transaction, caller, officeId, userId)
        if (member.role === 'owner') {
          if (own !== 'owner') throw new ServiceError('forbidden', 'owners decide who owns', { why: 'ownersDecide' })
          keepAnOwner(members, userId)
        }
        const kind = leaves ? 'left' : 'removed'
        await activityRepository(transaction).note(caller, { kind, officeId, subject: member.name })
        await officesRepository(transaction).leave(officeId, userId)
      })
    },
  }
}

/** Offices and their members. To who is no member an office does not exist: `notFound`. */
export function officeService(area: OfficeArea) {
  const { db } = area
  return {
    ...membership(area),

    list: async (caller: Caller): Promise<Office[]> => (await officesRepository(db).list(caller)).map(toOffice),
    read: (caller: Caller, id: string) => loadOffice(db, caller, id),

    /** @throws {ServiceError} `forbidden` for an access key, `quotaReached` */
    async create(caller: Caller, name: string): Promise<Office> {
      refuseKeys(caller)
      return inTransaction(db, async (transaction) => {
        const offices = officesRepository(transaction)
        if ((await offices.countOwned(caller)) >= MOST_OWNED) throw quotaReached('', 'offices', MOST_OWNED)
        const id = newId()
        await offices.insert(caller.userId, id, name)
        await activityRepository(transaction).note(caller, { kind: 'officeCreated', officeId: id, subject: name })
        return loadOffice(transaction, caller, id)
      })
    },

    /**
     * Changes the name, whether administering asks for a second factor, and whether links may lead to what it owns.
     *
     * @throws {ServiceError} `notFound`, `forbidden`; `secondFactorDemanded` to who demands one and has none
     */
    change: (caller: Caller, id: string, { name, secondFactor, linksForbidden }: OfficeChange): Promise<Office> =>
      administering(area, caller, id, async (transaction) => {
        const before = await loadOffice(transaction, caller, id)
        const after = {
          name,
          secondFactor: secondFactor ?? before.secondFactor,
          linksForbidden: linksForbidden ?? before.linksForbidden,
        }
        requireSecondFactor(caller, after.secondFactor)
        const switched = (['secondFactor', 'linksForbidden'] as const).filter((one) => after[one] !== before[one])
        if (before.name === name && switched.length === 0) return before
        await officesRepository(transaction).change(id, after)
        const changes: ActivityChanges = {
          ...(name !== before.name && { name: { from: before.name, to: name } }),
          ...Object.fromEntries(
            switched.map((one) => [one, { from: Number(before[one]), to: Number(after[one]) }] as const),
          ),
        }
        const kind = name === before.name ? 'officeChanged' : 'officeRenamed'
        await activityRepository(transaction).note(caller, { kind, officeId: id, changes })
        return loadOffice(transaction, caller, id)
      }),

    /** @throws {ServiceError} `notFound` */
    async members(caller: Caller, id: string): Promise<OfficeMember[]> {
      await officeRoleOf(db, caller, id)
      const members = await officesRepository(db).members(caller, id)
      return members.map(({ joinedAt, lastActiveAt, ...member }) => ({
        ...member,
        joinedAt: joinedAt.toISOString(),
        lastActiveAt: lastActiveAt?.toISOString() ?? null,
      }))
    },
  }
}
export type OfficeService = ReturnType<typeof officeService>
