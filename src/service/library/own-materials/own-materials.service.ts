import type { MaterialUse, OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { newOwnMaterialId } from '#service/assessment/own-material.ts'
import type { Caller } from '#service/caller.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { refused, ServiceError, versionStale } from '#service/service-error.ts'
import type { Permission } from '#vocabulary/constructions.ts'
import type { ActivityKind } from '#vocabulary/offices.ts'
import { officeRoleOf, requireOfficeEdit } from '../access/office-roles.repository.ts'
import { ownerOf } from '../access/owner.repository.ts'
import type { Quotas } from '../access/quotas.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { materialLinksRepository } from './material-links.repository.ts'
import {
  type OwnMaterialQuery,
  ownMaterialsRepository,
  type StoredMaterial,
  type UsesQuery,
} from './own-materials.repository.ts'

const toOwnMaterial = (row: StoredMaterial): OwnMaterial => {
  const { content, id, permission, uses, version, createdAt, updatedAt } = row
  return {
    ...content,
    id,
    ...(row.ownerKind === 'office' && { owner: ownerOf(row), permission }),
    uses,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** What is asked of a permission, from least to most. */
const ranks: readonly Permission[] = ['view', 'edit', 'owner']

/**
 * A material of the caller's or of an office whose member the caller is now.
 *
 * @param needed - what is to be done with it
 * @throws {ServiceError} `notFound` for what is neither; `forbidden` to whose role in the office gives less
 */
async function load(
  db: DbOrTransaction,
  caller: Caller,
  id: string,
  needed: Permission = 'view',
): Promise<StoredMaterial> {
  const row = await ownMaterialsRepository(db).own(caller, id)
  if (!row) throw new ServiceError('notFound', 'own material')
  if (ranks.indexOf(row.permission) < ranks.indexOf(needed)) throw new ServiceError('forbidden', 'role in the office')
  return row
}

/** Notes what was done to a material in the offices that it belongs to; of private ones nothing is noted. */
const noteOf = (db: DbOrTransaction, caller: Caller, content: OwnMaterialInput, ...done: readonly NotedOf[]) =>
  activityRepository(db).note(
    caller,
    ...done.map((one) => ({ ...one, subject: content.name.de_DE ?? content.name.en_GB })),
  )
type NotedOf = { readonly kind: ActivityKind; readonly officeId: string }

/** Refuses a dataset that its release does not hold. @throws {ServiceError} naming `/dataset/uuid` or `/dataset/release` */
async function checkDataset(data: DataInUse, { dataset }: OwnMaterialInput): Promise<void> {
  if (!dataset) return
  const { release, uuid, version } = dataset
  if (!data.releases().some(({ id }) => id === release))
    throw refused('/dataset/release', 'unknownRelease', {
      allowed: data
        .releases()
        .map(({ id }) => id)
        .join(', '),
    })
  const found = await data.find(release, [{ uuid, version }])
  if (found.length === 0) throw refused('/dataset/uuid', 'unknownDataset', { release })
}

type Replacement = {
  readonly content: OwnMaterialInput
  /** Versions that the owner has seen; undefined: any. */
  readonly expected: readonly number[] | undefined
}

/** Materials of persons and offices. Nobody else gets at these; who sees a construction reads its materials elsewhere. */
export function ownMaterialService({ db, data, quotas }: { db: Db; data: DataInUse; quotas: Quotas }) {
  /** Whether there is room where a material is to go to. @throws {ServiceError} `quotaReached`; as `requireOfficeEdit` */
  async function room(caller: Caller, office: string | null | undefined): Promise<void> {
    if (!office) await quotas.room(caller.userId, 'materials')
    else {
      await requireOfficeEdit(db, caller, office)
      await quotas.roomOfOffice(office, 'materials')
    }
  }
  return {
    /** A page by name, with the number of all. @throws {ServiceError} `notFound` for an office of others */
    async list(caller: Caller, asked: OwnMaterialQuery): Promise<{ materials: OwnMaterial[]; total: number }> {
      if (asked.office !== undefined) await officeRoleOf(db, caller, asked.office)
      const { rows, total } = await ownMaterialsRepository(db).list(caller, asked)
      return { materials: rows.map(toOwnMaterial), total }
    },

    /** @throws {ServiceError} `notFound` */
    read: async (caller: Caller, id: string): Promise<OwnMaterial> => toOwnMaterial(await load(db, caller, id)),

    /** A page of the constructions that use it, by name, of those that the caller may see. @throws {ServiceError} `notFound` */
    async usedIn(caller: Caller, id: string, asked: UsesQuery): Promise<{ uses: MaterialUse[]; total: number }> {
      await load(db, caller, id)
      return ownMaterialsRepository(db).usedIn(caller, id, asked)
    },

    /**
     * @param office - that it belongs to; the caller's own without
     * @throws {ServiceError} `quotaReached`; `invalidRequest` for a dataset that is not there; `notFound`, `forbidden` for
     *   an office that the caller may put nothing in
     */
    async create(caller: Caller, content: OwnMaterialInput, office?: string): Promise<OwnMaterial> {
      await room(caller, office)
      await checkDataset(data, content)
      const id = newOwnMaterialId()
      return inTransaction(db, async (transaction) => {
        if (office !== undefined) await requireOfficeEdit(transaction, caller, office)
        await ownMaterialsRepository(transaction).insert(office ?? caller.userId, id, content)
        if (office !== undefined) await noteOf(transaction, caller, content, { kind: 'created', officeId: office })
        return toOwnMaterial(await load(transaction, caller, id))
      })
    },

    /**
     * Writes a new version; figures of what uses it are due.
     *
     * @throws {ServiceError} `notFound`, `forbidden`, `versionStale`, `invalidRequest`
     */
    async replace(caller: Caller, id: string, { content, expected }: Replacement): Promise<OwnMaterial> {
      await load(db, caller, id, 'edit')
      await checkDataset(data, content)
      return inTransaction(db, async (transaction) => {
        const { ownerId, ownerKind } = await load(transaction, caller, id, 'edit')
        if (!(await ownMaterialsRepository(transaction).replace(ownerId, id, { content, expected })))
          throw versionStale()
        await materialLinksRepository(transaction).markDueForEverybody(id)
        if (ownerKind === 'office') await noteOf(transaction, caller, content, { kind: 'changed', officeId: ownerId })
        return toOwnMaterial(await load(transaction, caller, id))
      })
    },

    /** Takes it out of lists; it stays with what uses it. @throws {ServiceError} `notFound`, `forbidden` */
    remove: (caller: Caller, id: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const { ownerId, ownerKind, content } = await load(transaction, caller, id, 'owner')
        if (!(await ownMaterialsRepository(transaction).remove(ownerId, id)))
          throw new ServiceError('notFound', 'own material')
        if (ownerKind === 'office') await noteOf(transaction, caller, content, { kind: 'deleted', officeId: ownerId })
      }),

    /**
     * Gives a material to an office, or to the caller. Whoever may delete it may give it away; what uses it keeps it.
     *
     * @param office - null: to the caller
     * @throws {ServiceError} `notFound`, also for an office of others; `forbidden`; `quotaReached`
     */
    async move(caller: Caller, id: string, office: string | null): Promise<void> {
      await load(db, caller, id, 'owner')
      await room(caller, office)
      await inTransaction(db, async (transaction) => {
        const { ownerId: before, ownerKind, content } = await load(transaction, caller, id, 'owner')
        if (office !== null) await requireOfficeEdit(transaction, caller, office)
        const after = office ?? caller.userId
        if (after === before) return
        if (!(await ownMaterialsRepository(transaction).setOwner(id, before, after)))
          throw new ServiceError('notFound', 'own material')
        const out: readonly NotedOf[] = ownerKind === 'office' ? [{ kind: 'movedOut', officeId: before }] : []
        const into: readonly NotedOf[] = office === null ? [] : [{ kind: 'movedIn', officeId: office }]
        await noteOf(transaction, caller, content, ...out, ...into)
      })
    },
  }
}
export type OwnMaterialService = ReturnType<typeof ownMaterialService>
