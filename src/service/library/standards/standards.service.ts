import { v7 as newId } from 'uuid'
import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { expectedVersions } from '#service/http/if-match.ts'
import { ServiceError, versionStale } from '#service/service-error.ts'
import { type ConstructionRow, contentOf } from '../constructions/construction-row.ts'
import { shippedRepository } from './shipped.repository.ts'
import { type Change, gate, type Locales, load, missing, type StandardArea, shownBy } from './standard-area.ts'
import { toStandardItem } from './standard-mapping.ts'
import { deciding } from './standard-publication.ts'
import { reading } from './standard-reading.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { standardsRepository } from './standards.repository.ts'
import { standardColumns } from './take-up-shipped.ts'

/** A version is told by its number. */
type Beginning = 'published' | 'shipped' | number

/** Content that a draft may begin with. @throws {ServiceError} `notFound` */
async function beginning(
  transaction: DbOrTransaction,
  { library }: StandardArea,
  { id, from }: { id: string; from: Beginning },
): Promise<ConstructionInput> {
  if (from === 'published') {
    const row = await standardsRepository(transaction).publishedForMaintainers(id)
    if (row) return contentOf(row)
  } else if (from === 'shipped') {
    const shipped = library.get(id)
    if (shipped) {
      await shippedRepository(transaction).answer(id, shipped.fingerprint)
      return shipped.content
    }
  } else {
    const version = await standardVersionsRepository(transaction).find(id, from)
    if (version) return version.content
  }
  throw missing()
}

/** Keeps a draft of a standard construction, whose caller maintains them. */
export async function prepare(
  transaction: DbOrTransaction,
  { assessor }: Pick<StandardArea, 'assessor'>,
  draft: { content: ConstructionInput; of: string; by: string },
): Promise<ConstructionRow> {
  const standards = standardsRepository(transaction)
  const columns = await standardColumns(assessor, draft.content)
  await standards.insert(draft.by, { ...columns, id: newId(), ownership: 'standard', draftOf: draft.of })
  const row = await standards.draftForMaintainers(draft.of)
  if (!row) throw new Error(`draft of ${draft.of} was not stored`)
  return row
}

function preparing(area: StandardArea) {
  const { db, assessor } = area
  const admit = gate(area)
  const shown = shownBy(area)
  return {
    /** A draft of a new one. @throws {ServiceError} `invalidRequest` */
    async create(caller: Caller, body: ConstructionInput, { locale }: Locales): Promise<Construction> {
      admit(caller)
      await assessor.check(body, { layers: '/layers', release: '/release' })
      const content = { ...body, locale: body.locale ?? locale }
      return shown(
        await inTransaction(db, (transaction) =>
          prepare(transaction, area, { content, of: newId(), by: caller.userId }),
        ),
      )
    },

    /** A draft that begins with what is published, shipped or was published before. @throws {ServiceError} `notFound`, `conflict` */
    async start(caller: Caller, id: string, from: Beginning): Promise<Construction> {
      admit(caller)
      return shown(
        await inTransaction(db, async (transaction) => {
          const { draft } = toStandardItem(await load(transaction, id), 'de_DE', [])
          if (draft) throw new ServiceError('conflict', 'there is a draft', { why: 'draftExists' })
          const content = await beginning(transaction, area, { id, from })
          return prepare(transaction, area, { content, of: id, by: caller.userId })
        }),
      )
    },

    /** @throws {ServiceError} `notFound`, `versionStale` */
    async discard(caller: Caller, { id, ifMatch }: Change): Promise<void> {
      admit(caller)
      const expected = expectedVersions(ifMatch)
      await inTransaction(db, async (transaction) => {
        const standards = standardsRepository(transaction)
        const draft = await standards.draftForMaintainers(id)
        if (!draft) throw missing()
        if (expected && !expected.includes(draft.version)) throw versionStale()
        await standards.removeDraft(draft.id)
      })
    },
  }
}

/**
 * Standard constructions: how administrators prepare, publish, replace and withdraw them. Everybody else is refused, with
 * `forbidden`, before anything is looked up.
 */
export const standardService = (area: StandardArea) => ({
  ...reading(area),
  ...preparing(area),
  ...deciding(area),
})
export type StandardService = ReturnType<typeof standardService>
