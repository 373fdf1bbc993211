import type { MaterialUse, OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { newOwnMaterialId } from '#service/assessment/own-material.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { refused, ServiceError, versionStale } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Quotas } from '../access/quotas.ts'
import { materialLinksRepository } from './material-links.repository.ts'
import {
  type OwnMaterialQuery,
  type OwnMaterialRow,
  ownMaterialsRepository,
  type UsesQuery,
} from './own-materials.repository.ts'

type Stored = OwnMaterialRow & { readonly uses: number }

const toOwnMaterial = ({ content, id, uses, version, createdAt, updatedAt }: Stored): OwnMaterial => ({
  ...content,
  id,
  uses,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** @throws {ServiceError} `notFound` for what is not the owner's */
async function load(db: DbOrTransaction, owner: Viewer, id: string): Promise<Stored> {
  const row = await ownMaterialsRepository(db).own(owner, id)
  if (!row) throw new ServiceError('notFound', 'own material')
  return row
}

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

/** Materials of an owner. Nobody else gets at these; who sees a construction reads its materials elsewhere. */
export function ownMaterialService({ db, data, quotas }: { db: Db; data: DataInUse; quotas: Quotas }) {
  return {
    /** A page by name, with the number of all. */
    async list(owner: Viewer, asked: OwnMaterialQuery): Promise<{ materials: OwnMaterial[]; total: number }> {
      const { rows, total } = await ownMaterialsRepository(db).list(owner, asked)
      return { materials: rows.map(toOwnMaterial), total }
    },

    /** @throws {ServiceError} `notFound` for what is not the owner's */
    read: async (owner: Viewer, id: string): Promise<OwnMaterial> => toOwnMaterial(await load(db, owner, id)),

    /** A page of the constructions that use it, by name, of those that its owner may see. @throws {ServiceError} `notFound` */
    async usedIn(owner: Viewer, id: string, asked: UsesQuery): Promise<{ uses: MaterialUse[]; total: number }> {
      await load(db, owner, id)
      return ownMaterialsRepository(db).usedIn(owner, id, asked)
    },

    /** @throws {ServiceError} `quotaReached`; `invalidRequest` for a dataset that is not there */
    async create(owner: Viewer, content: OwnMaterialInput): Promise<OwnMaterial> {
      await quotas.room(owner.userId, 'materials')
      await checkDataset(data, content)
      const id = newOwnMaterialId()
      await ownMaterialsRepository(db).insert(owner.userId, id, content)
      return toOwnMaterial(await load(db, owner, id))
    },

    /** Writes a new version; figures of what uses it are due. @throws {ServiceError} `notFound`, `versionStale`, `invalidRequest` */
    async replace(owner: Viewer, id: string, { content, expected }: Replacement): Promise<OwnMaterial> {
      await load(db, owner, id)
      await checkDataset(data, content)
      return inTransaction(db, async (transaction) => {
        if (!(await ownMaterialsRepository(transaction).replace(owner.userId, id, { content, expected })))
          throw versionStale()
        await materialLinksRepository(transaction).markDueForEverybody(id)
        return toOwnMaterial(await load(transaction, owner, id))
      })
    },

    /** Takes it out of lists; it stays with what uses it. @throws {ServiceError} `notFound` */
    async remove({ userId }: Viewer, id: string): Promise<void> {
      if (!(await ownMaterialsRepository(db).remove(userId, id))) throw new ServiceError('notFound', 'own material')
    },
  }
}
export type OwnMaterialService = ReturnType<typeof ownMaterialService>
