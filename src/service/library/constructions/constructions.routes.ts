import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import type { Assessor, Origin } from '#service/assessment/assessor.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { Caller, Client, Handlers } from '#service/http/handlers.ts'
import { expectedVersions, versionStale } from '#service/http/if-match.ts'
import { newId } from '#service/ids.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import { type ConstructionPolicy, requireEdit } from '../access/construction-policy.ts'
import { assessedColumns, type Kept, keepingData, storedAssessment } from './assessed-columns.ts'
import { type ConstructionRow, contentOf, draftColumns, toConstruction } from './construction-row.ts'
import { type ConstructionsRepository, constructionsRepository } from './constructions.repository.ts'
import { refuseContradictions } from './contradictions.ts'
import { idempotencyKey, idempotencyRepository } from './idempotency.repository.ts'

type Names =
  | 'createConstruction'
  | 'readConstruction'
  | 'replaceConstruction'
  | 'copyConstruction'
  | 'readStoredKpis'
  | 'readStoredIndicators'

/** Keeps what was just made visible to everybody, in the same transaction. */
export type KeepStandardVersion = (
  transaction: DbOrTransaction,
  published: { readonly id: string; readonly caller: Caller; readonly client: Client },
) => Promise<void>

/** What the construction area works with. */
export type ConstructionArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly keepStandardVersion: KeepStandardVersion
}

const inBody: Origin = { layers: '/layers', release: '/release' }
const NAME_LENGTH = 120
const copyWord: Readonly<Record<Locale, string>> = { de_DE: 'Kopie', en_GB: 'copy' }

export const reply = (body: Construction) => ({ body, etag: String(body.version) })

/** The visible construction of the category. @throws {ServiceError} `notFound` */
export async function loadVisible(
  constructions: ConstructionsRepository,
  viewer: Viewer,
  { ownership, id }: { ownership: OwnershipCategory; id: string },
): Promise<ConstructionRow> {
  const found = await constructions.find(viewer, id, ownership)
  if (!found) throw new ServiceError('notFound', 'construction')
  return found
}

/** Single constructions are shown to who maintains standards while these are being prepared, too. */
export const viewerOf = ({ policy }: ConstructionArea, caller: Caller): Viewer => ({
  userId: caller.userId,
  email: caller.email,
  seesDrafts: policy.maintainsStandard(caller),
})

/**
 * What has just been written, before it is kept: the right to edit may have been taken back while it was assessed.
 *
 * @throws {ServiceError} `notFound`, `forbidden`
 */
export async function loadWritten(
  area: ConstructionArea,
  constructions: ConstructionsRepository,
  { caller, params }: { caller: Caller; params: { ownership: OwnershipCategory; id: string } },
): Promise<ConstructionRow> {
  const written = await loadVisible(constructions, viewerOf(area, caller), params)
  requireEdit(area.policy.permissionOf(caller, written))
  return written
}

type Sent = {
  readonly input: ConstructionInput
  readonly locale: Locale
  /** Who may see materials of users; nobody's stand in a standard construction, which everybody sees. */
  readonly viewer: Viewer | undefined
  /** What is stored of it; null for a new one. */
  readonly kept: Kept | null
}

/**
 * Whoever follows the default release goes on doing so where it has changed and the caller sends back the one that was
 * kept.
 */
function followingDefault(
  { assessor }: ConstructionArea,
  { release, ...content }: ConstructionInput,
  { release: own, assessedWith }: Pick<ConstructionRow, 'release' | 'assessedWith'>,
): ConstructionInput {
  const isKept = own === null && release === assessedWith?.release && release !== assessor.release(undefined).id
  return release === undefined || isKept ? content : { ...content, release }
}

/** Columns of what a caller sent, with its figures and the data that they are of. */
async function columnsOf({ assessor }: ConstructionArea, { input, locale, viewer, kept }: Sent) {
  const given = keepingData(assessor, { ...input, ...(viewer && { reader: { viewer } }) }, kept)
  const checked = await assessor.check(given, inBody)
  return { ...draftColumns(input, locale), ...(await assessedColumns(assessor, checked)) }
}

function creating(area: ConstructionArea): Pick<Handlers, 'createConstruction' | 'copyConstruction'> {
  const { db, policy, assessor } = area
  return {
    async createConstruction({ caller, params, query: { locale }, body, headers, client }) {
      const ownership = policy.ownershipToCreate(caller, params.ownership)
      const permission = policy.permissionOf(caller, { ownerId: caller.userId, ownership, shared: null })
      const held = {
        id: null,
        ownership,
        ownerId: caller.userId,
        permission,
        version: 1,
        createdAt: null,
        updatedAt: null,
        draftOf: null,
        assessedWith: null,
      }
      refuseContradictions(body, held)
      const key = idempotencyKey(caller.userId, headers['idempotency-key'], { ownership, locale, body })
      // the first answer holds even where what the layers name is gone by now
      const before = key && (await idempotencyRepository(db).find<Construction>(key))
      if (before) return reply(before)
      const columns = await columnsOf(area, {
        input: body,
        locale,
        viewer: ownership === 'standard' ? undefined : caller,
        kept: null,
      })
      const created = await inTransaction(db, async (transaction) => {
        const keys = idempotencyRepository(transaction)
        const first = key && (await keys.find<Construction>(key))
        if (first) return first
        const constructions = constructionsRepository(transaction)
        const id = newId()
        await constructions.insert({ ...columns, id, ownerId: caller.userId, ownership })
        if (ownership === 'standard') await area.keepStandardVersion(transaction, { id, caller, client })
        const dto = toConstruction(await loadVisible(constructions, caller, { ownership, id }), {
          permission,
          assessor,
        })
        if (key) await keys.keep(key, id, dto)
        return dto
      })
      return reply(created)
    },

    async copyConstruction({ caller, params, query: { locale } }) {
      const copy = await inTransaction(db, async (transaction) => {
        const constructions = constructionsRepository(transaction)
        const original = await loadVisible(constructions, viewerOf(area, caller), params)
        const { ownerName: _name, shared: _share, createdAt: _created, updatedAt: _updated, ...columns } = original
        const suffix = ` (${copyWord[locale]})`
        const input: ConstructionInput = {
          ...contentOf(original),
          name: `${original.name.slice(0, NAME_LENGTH - suffix.length)}${suffix}`,
        }
        const id = newId()
        await constructions.insert({
          ...columns,
          ...draftColumns(input, original.locale),
          section: JSON.stringify(original.section),
          assessedWith: original.assessedWith && JSON.stringify(original.assessedWith),
          id,
          ownerId: caller.userId,
          ownership: 'custom',
          version: 1,
          draftOf: null,
        })
        return loadVisible(constructions, caller, { ownership: 'custom', id })
      })
      return reply(toConstruction(copy, { permission: 'owner', assessor }))
    },
  }
}

function storedFigures(area: ConstructionArea): Pick<Handlers, 'readStoredKpis' | 'readStoredIndicators'> {
  const { db, assessor } = area
  const constructions = constructionsRepository(db)
  const stored = async (caller: Caller, params: { ownership: OwnershipCategory; id: string }, release?: string) => {
    return storedAssessment(assessor, await loadVisible(constructions, viewerOf(area, caller), params), release)
  }
  return {
    async readStoredKpis({ caller, params, query: { release, locale, trace } }) {
      return { body: await assessor.kpis(await stored(caller, params, release), { locale, trace }) }
    },
    async readStoredIndicators({ caller, params, query: { release } }) {
      return { body: await assessor.indicators(await stored(caller, params, release)) }
    },
  }
}

/** Single constructions: create, read, replace, copy, and their figures. */
export function constructionHandlers(area: ConstructionArea): Pick<Handlers, Names> {
  const { db, policy } = area
  return {
    ...creating(area),
    ...storedFigures(area),

    async readConstruction({ caller, params }) {
      const found = await loadVisible(constructionsRepository(db), viewerOf(area, caller), params)
      return reply(toConstruction(found, { permission: policy.permissionOf(caller, found), assessor: area.assessor }))
    },

    async replaceConstruction({ caller, params, query: { locale }, body, headers, client }) {
      const expected = expectedVersions(headers['if-match'])
      const viewer = viewerOf(area, caller)
      const stored = await loadVisible(constructionsRepository(db), viewer, params)
      const permission = policy.permissionOf(caller, stored)
      requireEdit(permission)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      refuseContradictions(body, { ...stored, permission })
      const columns = await columnsOf(area, {
        input: followingDefault(area, body, stored),
        locale,
        viewer: stored.ownership === 'standard' ? undefined : viewer,
        kept: stored,
      })
      const replaced = await inTransaction(db, async (transaction) => {
        const constructions = constructionsRepository(transaction)
        if (!(await constructions.replace(stored.id, columns, expected))) throw versionStale()
        if (stored.ownership === 'standard' && stored.draftOf === null)
          await area.keepStandardVersion(transaction, { id: stored.id, caller, client })
        return loadWritten(area, constructions, { caller, params })
      })
      return reply(toConstruction(replaced, { permission, assessor: area.assessor }))
    },
  }
}
