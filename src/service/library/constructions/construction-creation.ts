import { v7 as newId } from 'uuid'
import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import type { Origin } from '#service/assessment/assessor.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { refused } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import { requireOfficeEdit } from '../access/office-roles.repository.ts'
import { noteOfConstruction } from '../activity/note-of.ts'
import { assessedColumns, type Kept, keepingData } from './assessed-columns.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from './construction-area.ts'
import { type ConstructionRow, contentOf, draftColumns, toConstruction } from './construction-row.ts'
import { type ConstructionsRepository, constructionsRepository } from './constructions.repository.ts'
import { idempotencyKey, idempotencyRepository } from './idempotency.repository.ts'
import { originsRepository } from './origins.repository.ts'

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

type Creation = Actor &
  Sent & {
    readonly ownership: OwnershipCategory
    readonly idempotencyKey: string | undefined
    /** Office that it belongs to; undefined: the caller. */
    readonly office?: string | undefined
  }

/** Columns of what a caller sent, with its figures and the data that they are of. */
export async function columnsOf({ assessor }: ConstructionArea, { input, locale, viewer, kept }: Columns) {
  const given = keepingData(assessor, { ...input, ...(viewer && { reader: { viewer } }) }, kept)
  const checked = await assessor.check(given, inBody)
  return { ...draftColumns(input, locale), ...(await assessedColumns(assessor, checked)) }
}

/**
 * Whether the caller, or the office it is for, may keep one more; whom it then belongs to.
 *
 * @throws {ServiceError} `notFound`, `forbidden` for an office that the caller may not put anything in; `quotaReached`
 */
async function roomFor(
  { db, quotas }: ConstructionArea,
  caller: Caller,
  office: string | undefined,
): Promise<{ ownerId: string }> {
  if (office === undefined) await quotas.room(caller.userId, 'constructions')
  else {
    await requireOfficeEdit(db, caller, office)
    await quotas.roomOfOffice(office, 'constructions')
  }
  return { ownerId: office ?? caller.userId }
}

/** Finds what is copied, in the transaction that does. */
type FindOriginal = (constructions: ConstructionsRepository, transaction: DbOrTransaction) => Promise<ConstructionRow>

/**
 * Makes a copy the caller's own, or an office's, with figures and data as they are.
 *
 * @throws {ServiceError} what `find` throws; `notFound`, `forbidden`, `quotaReached`
 */
export async function copied(
  area: ConstructionArea,
  caller: Caller,
  {
    find,
    locale,
    office,
  }: { readonly find: FindOriginal; readonly locale: Locale; readonly office?: string | undefined },
): Promise<Construction> {
  const { ownerId } = await roomFor(area, caller, office)
  const copy = await inTransaction(area.db, async (transaction) => {
    const constructions = constructionsRepository(transaction)
    const original = await find(constructions, transaction)
    const {
      ownerName: _name,
      ownerKind: _kind,
      ownerId: _owner,
      shared: _share,
      createdAt: _created,
      updatedAt: _updated,
      ...columns
    } = original
    const input = namedAsCopy(contentOf(original), original.locale, locale)
    const id = newId()
    if (office !== undefined) await requireOfficeEdit(transaction, caller, office)
    await constructions.insert(ownerId, {
      ...columns,
      ...draftColumns(input, original.locale),
      section: JSON.stringify(original.section),
      assessedWith: original.assessedWith && JSON.stringify(original.assessedWith),
      id,
      makerId: office === undefined ? null : caller.userId,
      ownership: 'custom',
      version: 1,
      draftOf: null,
    })
    // a source that the caller sees alone keeps the link: published standards, and what an office owns
    const isSource = original.ownership === 'standard' ? original.draftOf === null : original.ownerKind === 'office'
    if (isSource) await originsRepository(transaction).note(id, original)
    const made = await loadVisible(constructions, caller, { ownership: 'custom', id })
    await noteOfConstruction(transaction, caller, made, 'created')
    return made
  })
  return toConstruction(copy, { permission: area.policy.permissionOf(caller, copy), assessor: area.assessor })
}

/** New constructions: stored, or copied from others. */
export const creating = (area: ConstructionArea) => ({
  /**
   * Stores a new construction; with an idempotency key it is the first answer that counts.
   *
   * @throws {ServiceError} `forbidden`, `ownershipNotAllowed`, `quotaReached`; `invalidRequest` naming fields; `idempotencyKeyReused`
   */
  async create({ caller, client, ownership: asked, locale, input, idempotencyKey: text, office }: Creation) {
    const { db, policy, assessor } = area
    const ownership = policy.ownershipToCreate(caller, asked)
    if (office !== undefined && ownership !== 'custom') throw refused('query.office', 'notAllowed')
    const { ownerId } = ownership === 'standard' ? { ownerId: caller.userId } : await roomFor(area, caller, office)
    const key = idempotencyKey(caller.userId, text, { ownership, locale, office, body: input })
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
      if (office !== undefined) await requireOfficeEdit(transaction, caller, office)
      const id = newId()
      await constructions.insert(ownerId, {
        ...columns,
        id,
        ownership,
        makerId: office === undefined ? null : caller.userId,
      })
      if (ownership === 'standard') await area.keepStandardVersion(transaction, { id, caller, client })
      const stored = await loadVisible(constructions, caller, { ownership, id })
      await noteOfConstruction(transaction, caller, stored, 'created')
      const created = toConstruction(stored, { permission: policy.permissionOf(caller, stored), assessor })
      if (key) await keys.keep(key, id, created)
      return { created, replayed: false }
    })
  },

  /**
   * Makes a copy of a visible construction the caller's own, or an office's, with figures and data as they are.
   *
   * @throws {ServiceError} `notFound`, `forbidden`, `quotaReached`
   */
  copy: (caller: Caller, place: Place, locale: Locale, office?: string): Promise<Construction> =>
    copied(area, caller, {
      find: (constructions) => loadVisible(constructions, viewerOf(area, caller), place),
      locale,
      office,
    }),
})
