import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { versionStale } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { requireEdit } from '../access/construction-policy.ts'
import { changesBetween, noteOfConstruction } from '../activity/note-of.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { storedAssessment } from './assessed-columns.ts'
import { type ConstructionArea, loadVisible, loadWritten, type Place, viewerOf } from './construction-area.ts'
import { columnsOf, creating, type Sent } from './construction-creation.ts'
import { type ConstructionRow, toConstruction } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { refuseOtherPlace } from './other-place.ts'

type Replacement = Actor &
  Sent & {
    readonly place: Place
    /** Versions that the caller has seen; undefined: any. */
    readonly expected: readonly number[] | undefined
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

type Asked = Settings & { readonly release?: string | undefined }
type Shown = {
  readonly locale: Locale
  readonly trace?: boolean | undefined
  /** By the prices of the caller, whosever the construction is. */
  readonly costs?: boolean | undefined
}

function reading(area: ConstructionArea) {
  const { db, assessor, policy } = area
  const load = (caller: Caller, place: Place) => loadVisible(constructionsRepository(db), viewerOf(area, caller), place)
  /** With the construction's own settings, and in their place those asked for. */
  const assessed = async (caller: Caller, place: Place, { release, ...asked }: Asked) => {
    const given = storedAssessment(assessor, await load(caller, place), release)
    return { ...given, settings: { ...given.settings, ...asked } }
  }
  return {
    async read(caller: Caller, place: Place): Promise<Construction> {
      const found = await load(caller, place)
      if (found.shared !== null) await constructionsRepository(db).noteOpened(caller.email, found.id)
      return toConstruction(found, { permission: policy.permissionOf(caller, found), assessor })
    },

    /** Figures with the data that was kept, or with that of the release asked for. */
    async kpis(caller: Caller, place: Place, { locale, trace, costs, ...asked }: Asked & Shown) {
      const prices = costs ? await pricesOf(db, caller.userId) : undefined
      return assessor.kpis(await assessed(caller, place, asked), { locale, trace, prices })
    },

    /** As `kpis`: the indicators by module and layer. */
    indicators: async (caller: Caller, place: Place, asked: Asked) =>
      assessor.indicators(await assessed(caller, place, asked)),
  }
}

/** Single constructions: create, read, replace, copy, and their figures. Who may see none finds none: `notFound`. */
export function constructionService(area: ConstructionArea) {
  const { db, policy, assessor } = area
  return {
    ...creating(area),
    ...reading(area),

    /**
     * Writes a new version.
     *
     * @throws {ServiceError} `notFound`, `forbidden`; `versionStale` where it is not the one seen; `invalidRequest`
     */
    async replace({ caller, client, place, locale, input, expected }: Replacement): Promise<Construction> {
      const viewer = viewerOf(area, caller)
      const stored = await loadVisible(constructionsRepository(db), viewer, place)
      const permission = policy.permissionOf(caller, stored)
      requireEdit(permission)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      refuseOtherPlace(input, stored)
      const columns = await columnsOf(area, {
        input: followingDefault(area, input, stored),
        locale,
        viewer: stored.ownership === 'standard' ? undefined : viewer,
        kept: stored,
      })
      const replaced = await inTransaction(db, async (transaction) => {
        const constructions = constructionsRepository(transaction)
        if (!(await constructions.replaceFound(stored, { columns, expected }))) throw versionStale()
        if (stored.ownership === 'standard' && stored.draftOf === null)
          await area.keepStandardVersion(transaction, { id: stored.id, caller, client })
        const written = await loadWritten(area, constructions, { caller, place })
        await noteOfConstruction(transaction, caller, written, 'changed', changesBetween(stored, written))
        return written
      })
      return toConstruction(replaced, { permission, assessor })
    },
  }
}
export type ConstructionService = ReturnType<typeof constructionService>
