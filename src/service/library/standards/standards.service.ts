import type { StandardDetail, StandardItem, StandardVersion } from '#contract/administration.ts'
import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import { type SecurityEventName, securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { expectedVersions } from '#service/http/if-match.ts'
import { newId } from '#service/ids.ts'
import { ServiceError, versionStale } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import type { KeepStandardVersion } from '../constructions/construction-area.ts'
import { type ConstructionRow, contentOf, toConstruction } from '../constructions/construction-row.ts'
import { publishDraft } from './publish-standard.ts'
import { shippedRepository } from './shipped.repository.ts'
import type { ShippedLibrary } from './shipped-library.ts'
import { personOf, toStandardContent, toStandardItem } from './standard-mapping.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { type StandardQuery, type StandardRow, standardsRepository } from './standards.repository.ts'
import { standardColumns } from './take-up-shipped.ts'

/** What the area of standard constructions works with. */
export type StandardArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly library: ShippedLibrary
}

type Locales = { readonly locale: Locale }
type PageOfVersions = Locales & { readonly page: number; readonly customTake: number }

/** A standard construction that is to change, and the `If-Match` that says which version was seen. */
type Change = { readonly id: string; readonly ifMatch: string | undefined }

const missing = () => new ServiceError('notFound', 'standard construction')
const shownBy =
  ({ assessor }: StandardArea) =>
  (row: ConstructionRow): Construction =>
    toConstruction(row, { permission: 'edit', assessor })

const record = (
  transaction: DbOrTransaction,
  event: SecurityEventName,
  { caller, client, detail }: Actor & { readonly detail: string },
) => securityEventsRepository(transaction).record({ event, userId: caller.userId, client, detail })

/** Keeps the version that was published without a draft; nobody said what changed. */
export const keepStandardVersion: KeepStandardVersion = async (transaction, { id, caller, client }) => {
  await standardVersionsRepository(transaction).keep(id, { note: null, by: caller.userId })
  await record(transaction, 'standardPublished', { caller, client, detail: id })
}

/** @throws {ServiceError} `forbidden` for everybody but administrators of the operator */
const gate =
  ({ policy }: StandardArea) =>
  (caller: Caller): void => {
    if (!policy.maintainsStandard(caller)) throw new ServiceError('forbidden', 'standard constructions')
  }

async function load(db: DbOrTransaction, id: string): Promise<StandardRow> {
  const row = await standardsRepository(db).findForMaintainers(id)
  if (!row) throw missing()
  return row
}

function reading(area: StandardArea) {
  const { db, assessor, library } = area
  const admit = gate(area)
  return {
    /** A page, with the number of all. */
    async list(
      caller: Caller,
      query: Omit<StandardQuery, 'offered'>,
    ): Promise<{ items: StandardItem[]; total: number }> {
      admit(caller)
      const offered = await shippedRepository(db).offered(library)
      const { rows, total } = await standardsRepository(db).listForMaintainers({ ...query, offered })
      return { items: rows.map((row) => toStandardItem(row, query.locale, offered)), total }
    },

    /** With what is published, prepared and offered, each with its figures of today. @throws {ServiceError} `notFound` */
    async read(caller: Caller, id: string, { locale }: Locales): Promise<StandardDetail> {
      admit(caller)
      const standards = standardsRepository(db)
      const item = toStandardItem(await load(db, id), locale, await shippedRepository(db).offered(library))
      const contentNow = async (row: ConstructionRow | undefined) =>
        row ? toStandardContent(assessor, contentOf(row), locale) : null
      const shipped = item.updateOffered ? library.get(item.id) : undefined
      return {
        ...item,
        current: await contentNow(await standards.publishedForMaintainers(id)),
        prepared: await contentNow(await standards.draftForMaintainers(id)),
        shipped: shipped ? await toStandardContent(assessor, shipped.content, locale) : null,
      }
    },

    /** A page of what was published, newest first, with the number of all. @throws {ServiceError} `notFound` */
    async versions(
      caller: Caller,
      id: string,
      { locale, page, customTake }: PageOfVersions,
    ): Promise<{ versions: StandardVersion[]; total: number }> {
      admit(caller)
      await load(db, id)
      const asked = { offset: (page - 1) * customTake, limit: customTake }
      const { rows, total } = await standardVersionsRepository(db).list(id, asked)
      const versions = await Promise.all(
        rows.map(async ({ version, content, note, publishedAt, publishedBy, publisherName }) => ({
          ...(await toStandardContent(assessor, content, locale)),
          version,
          publishedAt: publishedAt.toISOString(),
          publishedBy: personOf(publishedBy, publisherName),
          note,
        })),
      )
      return { versions, total }
    },
  }
}

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

async function prepare(
  transaction: DbOrTransaction,
  { assessor }: StandardArea,
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
          if (draft) throw new ServiceError('conflict', 'there is a draft')
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

type Publication = Change & {
  readonly note: string
  /** Published version that the administrator has seen. */
  readonly replaces: number | null
}

function deciding(area: StandardArea) {
  const { db, assessor } = area
  const admit = gate(area)
  const shown = shownBy(area)
  return {
    /** Puts the draft in the place of what is published. @throws {ServiceError} as `publishDraft` */
    async publish({ caller, client }: Actor, { id, ifMatch, note, replaces }: Publication): Promise<Construction> {
      admit(caller)
      const expected = expectedVersions(ifMatch)
      const published = await inTransaction(db, async (transaction) => {
        const row = await publishDraft(transaction, assessor, { id, expected, note, replaces, by: caller.userId })
        await record(transaction, 'standardPublished', { caller, client, detail: `${id} ${row.version}` })
        return row
      })
      return shown(published)
    },

    /** Takes what is published out of sight; its versions are kept. @throws {ServiceError} `notFound`, `versionStale` */
    async withdraw({ caller, client }: Actor, { id, ifMatch }: Change): Promise<void> {
      admit(caller)
      const expected = expectedVersions(ifMatch)
      await inTransaction(db, async (transaction) => {
        const standards = standardsRepository(transaction)
        const row = await standards.publishedForMaintainers(id)
        if (!row || row.deletedAt !== null) throw missing()
        if (expected && !expected.includes(row.version)) throw versionStale()
        await standards.withdrawStandard(id)
        await record(transaction, 'standardWithdrawn', { caller, client, detail: `${id} ${row.version}` })
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
