import type { ConstructionInput } from '#contract/constructions.ts'
import { type SecurityEventName, securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { Caller, Client, Handlers } from '#service/http/handlers.ts'
import { expectedVersions, versionStale } from '#service/http/if-match.ts'
import { newId } from '#service/ids.ts'
import { ServiceError } from '#service/service-error.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import { type ConstructionRow, contentOf, toConstruction } from '../constructions/construction-row.ts'
import type { KeepStandardVersion } from '../constructions/constructions.routes.ts'
import { refuseContradictions } from '../constructions/contradictions.ts'
import { publishDraft } from './publish-standard.ts'
import { shippedRepository } from './shipped.repository.ts'
import type { ShippedLibrary } from './shipped-library.ts'
import { personOf, toStandardContent, toStandardItem } from './standard-mapping.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { type StandardRow, standardsRepository } from './standards.repository.ts'
import { standardColumns } from './take-up-shipped.ts'

/** What the area of standard constructions works with. */
export type StandardArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly library: ShippedLibrary
}

type Reading = 'listStandards' | 'readStandard' | 'listStandardVersions'
type Preparing = 'createStandardDraft' | 'startStandardDraft' | 'discardStandardDraft'
type Deciding = 'publishStandard' | 'withdrawStandard'

const missing = () => new ServiceError('notFound', 'standard construction')
const replyOf =
  ({ assessor }: StandardArea) =>
  (row: ConstructionRow) => ({
    body: toConstruction(row, { permission: 'edit', assessor }),
    etag: String(row.version),
  })

const record = (
  transaction: DbOrTransaction,
  event: SecurityEventName,
  { caller, client, detail }: { caller: Caller; client: Client; detail: string },
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
  const row = await standardsRepository(db).find(id)
  if (!row) throw missing()
  return row
}

function reading(area: StandardArea): Pick<Handlers, Reading> {
  const { db, assessor, library } = area
  const admit = gate(area)
  return {
    async listStandards({ caller, query }) {
      admit(caller)
      const offered = await shippedRepository(db).offered(library)
      const { rows, total } = await standardsRepository(db).list({ ...query, offered })
      return { body: rows.map((row) => toStandardItem(row, query.locale, offered)), total }
    },

    async readStandard({ caller, params: { id }, query: { locale } }) {
      admit(caller)
      const standards = standardsRepository(db)
      const item = toStandardItem(await load(db, id), locale, await shippedRepository(db).offered(library))
      const contentNow = async (row: ConstructionRow | undefined) =>
        row ? toStandardContent(assessor, contentOf(row), locale) : null
      const shipped = item.updateOffered ? library.get(item.id) : undefined
      return {
        body: {
          ...item,
          current: await contentNow(await standards.published(id)),
          prepared: await contentNow(await standards.draft(id)),
          shipped: shipped ? await toStandardContent(assessor, shipped.content, locale) : null,
        },
      }
    },

    async listStandardVersions({ caller, params: { id }, query: { locale, page, customTake } }) {
      admit(caller)
      await load(db, id)
      const asked = { offset: (page - 1) * customTake, limit: customTake }
      const { rows, total } = await standardVersionsRepository(db).list(id, asked)
      const body = await Promise.all(
        rows.map(async ({ version, content, note, publishedAt, publishedBy, publisherName }) => ({
          ...(await toStandardContent(assessor, content, locale)),
          version,
          publishedAt: publishedAt.toISOString(),
          publishedBy: personOf(publishedBy, publisherName),
          note,
        })),
      )
      return { body, total }
    },
  }
}

/** Content that a draft may begin with. @throws {ServiceError} `notFound` */
async function beginning(
  transaction: DbOrTransaction,
  { library }: StandardArea,
  { id, from }: { id: string; from: 'published' | 'shipped' | number },
): Promise<ConstructionInput> {
  if (from === 'published') {
    const row = await standardsRepository(transaction).published(id)
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
  await standards.insert({ ...columns, id: newId(), ownerId: draft.by, ownership: 'standard', draftOf: draft.of })
  const row = await standards.draft(draft.of)
  if (!row) throw new Error(`draft of ${draft.of} was not stored`)
  return row
}

function preparing(area: StandardArea): Pick<Handlers, Preparing> {
  const { db, assessor } = area
  const admit = gate(area)
  const reply = replyOf(area)
  return {
    async createStandardDraft({ caller, query: { locale }, body }) {
      admit(caller)
      const set = { id: null, version: 1, createdAt: null, updatedAt: null, draftOf: null, assessedWith: null } as const
      refuseContradictions(body, { ...set, ownership: 'standard', ownerId: caller.userId, permission: 'edit' })
      await assessor.check(body, { layers: '/layers', release: '/release' })
      const content = { ...body, locale: body.locale ?? locale }
      return reply(
        await inTransaction(db, (transaction) =>
          prepare(transaction, area, { content, of: newId(), by: caller.userId }),
        ),
      )
    },

    async startStandardDraft({ caller, params: { id }, body: { from } }) {
      admit(caller)
      return reply(
        await inTransaction(db, async (transaction) => {
          const { draft } = toStandardItem(await load(transaction, id), 'de_DE', [])
          if (draft) throw new ServiceError('conflict', 'there is a draft')
          const content = await beginning(transaction, area, { id, from })
          return prepare(transaction, area, { content, of: id, by: caller.userId })
        }),
      )
    },

    async discardStandardDraft({ caller, params: { id }, headers }) {
      admit(caller)
      const expected = expectedVersions(headers['if-match'])
      await inTransaction(db, async (transaction) => {
        const standards = standardsRepository(transaction)
        const draft = await standards.draft(id)
        if (!draft) throw missing()
        if (expected && !expected.includes(draft.version)) throw versionStale()
        await standards.remove(draft.id)
      })
      return {}
    },
  }
}

function deciding(area: StandardArea): Pick<Handlers, Deciding> {
  const { db, assessor } = area
  const admit = gate(area)
  const reply = replyOf(area)
  return {
    async publishStandard({ caller, client, params: { id }, body: { note, replaces }, headers }) {
      admit(caller)
      const expected = expectedVersions(headers['if-match'])
      const published = await inTransaction(db, async (transaction) => {
        const row = await publishDraft(transaction, assessor, { id, expected, note, replaces, by: caller.userId })
        await record(transaction, 'standardPublished', { caller, client, detail: `${id} ${row.version}` })
        return row
      })
      return reply(published)
    },

    async withdrawStandard({ caller, client, params: { id }, headers }) {
      admit(caller)
      const expected = expectedVersions(headers['if-match'])
      await inTransaction(db, async (transaction) => {
        const standards = standardsRepository(transaction)
        const row = await standards.published(id)
        if (!row || row.deletedAt !== null) throw missing()
        if (expected && !expected.includes(row.version)) throw versionStale()
        await standards.withdraw(id)
        await record(transaction, 'standardWithdrawn', { caller, client, detail: `${id} ${row.version}` })
      })
      return {}
    },
  }
}

/** Standard constructions: how administrators prepare, publish, replace and withdraw them. */
export const standardHandlers = (area: StandardArea): Pick<Handlers, Reading | Preparing | Deciding> => ({
  ...reading(area),
  ...preparing(area),
  ...deciding(area),
})
