import { v7 as newId } from 'uuid'
import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import type { Origin } from '#service/assessment/assessor.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import { assessedColumns, type Kept, keepingData } from './assessed-columns.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from './construction-area.ts'
import { contentOf, draftColumns, toConstruction } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { idempotencyKey, idempotencyRepository } from './idempotency.repository.ts'

const inBody: Origin = { layers: '/layers', release: '/release' }
const NAME_LENGTH = 120
const copyWord: Readonly<Record<Locale, string>> = { de_DE: 'Kopie', en_GB: 'copy' }

const asCopy = (name: string, locale: Locale): string => {
  const suffix = ` (${copyWord[locale]})`
  return `${name.slice(0, NAME_LENGTH - suffix.length)}${suffix}`
}

/** Says in every name that it is a copy, each in its language; a name without a translation in the reader's. */
function namedAsCopy(input: ConstructionInput, own: Locale, reader: Locale): ConstructionInput {
  const { name, translations = {} } = input
  const translated = Object.entries(translations).map(([language, text]) => [
    language,
    { ...text, name: asCopy(text.name, language as Locale) },
  ])
  return {
    ...input,
    name: asCopy(name, translations[reader] ? own : reader),
    translations: Object.fromEntries(translated) as ConstructionInput['translations'],
  }
}

/** A construction as it was sent. */
export type Sent = {
  readonly input: ConstructionInput
  /** Of the names, where the input does not say. */
  readonly locale: Locale
}

type Columns = Sent & {
  /** Who may see materials of users; nobody's stand in a standard construction, which everybody sees. */
  readonly viewer: Viewer | undefined
  /** What is stored of it; null for a new one. */
  readonly kept: Kept | null
}

type Creation = Actor & Sent & { readonly ownership: OwnershipCategory; readonly idempotencyKey: string | undefined }

/** Columns of what a caller sent, with its figures and the data that they are of. */
export async function columnsOf({ assessor }: ConstructionArea, { input, locale, viewer, kept }: Columns) {
  const given = keepingData(assessor, { ...input, ...(viewer && { reader: { viewer } }) }, kept)
  const checked = await assessor.check(given, inBody)
  return { ...draftColumns(input, locale), ...(await assessedColumns(assessor, checked)) }
}

/** New constructions: stored, or copied from others. */
export const creating = (area: ConstructionArea) => ({
  /**
   * Stores a new construction; with an idempotency key it is the first answer that counts.
   *
   * @throws {ServiceError} `forbidden`, `ownershipNotAllowed`, `quotaReached`; `invalidRequest` naming fields; `idempotencyKeyReused`
   */
  async create({ caller, client, ownership: asked, locale, input, idempotencyKey: text }: Creation) {
    const { db, policy, assessor } = area
    const ownership = policy.ownershipToCreate(caller, asked)
    if (ownership !== 'standard') await area.quotas.room(caller.userId, 'constructions')
    const permission = policy.permissionOf(caller, { ownerId: caller.userId, ownership, shared: null })
    const key = idempotencyKey(caller.userId, text, { ownership, locale, body: input })
    // the first answer holds even where what the layers name is gone by now
    const before = key && (await idempotencyRepository(db).find<Construction>(key))
    if (before) return { created: before, replayed: true }
    const viewer = ownership === 'standard' ? undefined : caller
    const columns = await columnsOf(area, { input, locale, viewer, kept: null })
    return inTransaction(db, async (transaction) => {
      const keys = idempotencyRepository(transaction)
      const first = key && (await keys.find<Construction>(key))
      if (first) return { created: first, replayed: true }
      const constructions = constructionsRepository(transaction)
      const id = newId()
      await constructions.insert(caller.userId, { ...columns, id, ownership })
      if (ownership === 'standard') await area.keepStandardVersion(transaction, { id, caller, client })
      const stored = await loadVisible(constructions, caller, { ownership, id })
      const created = toConstruction(stored, { permission, assessor })
      if (key) await keys.keep(key, id, created)
      return { created, replayed: false }
    })
  },

  /** Makes a copy of a visible construction the caller's own, with figures and data as they are. @throws {ServiceError} `notFound`, `quotaReached` */
  async copy(caller: Caller, place: Place, locale: Locale): Promise<Construction> {
    await area.quotas.room(caller.userId, 'constructions')
    const copy = await inTransaction(area.db, async (transaction) => {
      const constructions = constructionsRepository(transaction)
      const original = await loadVisible(constructions, viewerOf(area, caller), place)
      const {
        ownerName: _name,
        ownerId: _owner,
        shared: _share,
        createdAt: _created,
        updatedAt: _updated,
        ...columns
      } = original
      const input = namedAsCopy(contentOf(original), original.locale, locale)
      const id = newId()
      await constructions.insert(caller.userId, {
        ...columns,
        ...draftColumns(input, original.locale),
        section: JSON.stringify(original.section),
        assessedWith: original.assessedWith && JSON.stringify(original.assessedWith),
        id,
        ownership: 'custom',
        version: 1,
        draftOf: null,
      })
      return loadVisible(constructions, caller, { ownership: 'custom', id })
    })
    return toConstruction(copy, { permission: 'owner', assessor: area.assessor })
  },
})
