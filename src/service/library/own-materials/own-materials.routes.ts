import type { OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { newOwnMaterialId } from '#service/assessment/own-material.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { expectedVersions, versionStale } from '#service/http/if-match.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { materialLinksRepository } from './material-links.repository.ts'
import { type OwnMaterialRow, ownMaterialsRepository } from './own-materials.repository.ts'

type Names = 'listOwnMaterials' | 'readOwnMaterial' | 'createOwnMaterial' | 'replaceOwnMaterial' | 'deleteOwnMaterial'

type Stored = OwnMaterialRow & { readonly uses: number }

const toOwnMaterial = ({ content, id, uses, version, createdAt, updatedAt }: Stored): OwnMaterial => ({
  ...content,
  id,
  uses,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
const reply = (row: Stored) => ({ body: toOwnMaterial(row), etag: String(row.version) })

/** @throws {ServiceError} `notFound` for what is not the owner's */
async function load(db: DbOrTransaction, ownerId: string, id: string): Promise<Stored> {
  const row = await ownMaterialsRepository(db).own(ownerId, id)
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

/** Materials of the caller's own. Nobody else gets at these; who sees a construction reads its materials elsewhere. */
export function ownMaterialHandlers(db: Db, data: DataInUse): Pick<Handlers, Names> {
  return {
    async listOwnMaterials({ caller, query }) {
      const { rows, total } = await ownMaterialsRepository(db).list(caller.userId, query)
      return { body: rows.map(toOwnMaterial), total }
    },

    readOwnMaterial: async ({ caller, params: { id } }) => reply(await load(db, caller.userId, id)),

    async createOwnMaterial({ caller, body }) {
      await checkDataset(data, body)
      const id = newOwnMaterialId()
      await ownMaterialsRepository(db).insert(caller.userId, id, body)
      return reply(await load(db, caller.userId, id))
    },

    async replaceOwnMaterial({ caller, params: { id }, body, headers }) {
      const expected = expectedVersions(headers['if-match'])
      await load(db, caller.userId, id)
      await checkDataset(data, body)
      return reply(
        await inTransaction(db, async (transaction) => {
          const materials = ownMaterialsRepository(transaction)
          if (!(await materials.replace(caller.userId, id, { content: body, expected }))) throw versionStale()
          await materialLinksRepository(transaction).markDue(id)
          return load(transaction, caller.userId, id)
        }),
      )
    },

    async deleteOwnMaterial({ caller, params: { id } }) {
      if (!(await ownMaterialsRepository(db).remove(caller.userId, id)))
        throw new ServiceError('notFound', 'own material')
      return {}
    },
  }
}
