import type { ConstructionOrigin } from '#contract/construction-origin.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { ServiceError, versionStale } from '#service/service-error.ts'
import { requireEdit } from '../access/construction-policy.ts'
import { noteOfConstruction } from '../activity/note-of.ts'
import { storedAssessment } from './assessed-columns.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from './construction-area.ts'
import type { ConstructionRow } from './construction-row.ts'
import { type ConstructionsRepository, constructionsRepository } from './constructions.repository.ts'
import { figureChanges } from './drift.ts'
import { originsRepository } from './origins.repository.ts'

type Kept = NonNullable<Awaited<ReturnType<ReturnType<typeof originsRepository>['find']>>>

/** What constructions were made from, and what has become of that since. Nothing changes by itself. */
export function originService(area: ConstructionArea) {
  const { db, assessor, policy } = area

  /** The source as the caller sees it now; undefined where it is gone, deleted, or no longer for the caller. */
  const sourceOf = async (constructions: ConstructionsRepository, caller: Caller, { sourceId }: Kept) =>
    constructions.find({ userId: caller.userId, email: caller.email }, sourceId)

  /** Figures of the source as it was and is, with the data that it is assessed with now. */
  async function changesOf(kept: Kept, source: ConstructionRow): Promise<ConstructionOrigin['figures']> {
    const now = storedAssessment(assessor, source)
    const side = async (given: typeof now) => ({
      kpis: await assessor.kpis(given, { locale: source.locale }),
      indicators: [],
      resolved: await assessor.resolve(given),
    })
    return figureChanges({ before: await side({ ...now, layers: kept.layers }), after: await side(now) })
  }

  async function told(caller: Caller, kept: Kept | undefined): Promise<ConstructionOrigin | null> {
    if (!kept) return null
    const source = await sourceOf(constructionsRepository(db), caller, kept)
    return {
      version: kept.sourceVersion,
      takenAt: kept.takenAt.toISOString(),
      layers: kept.layers,
      source: source
        ? {
            id: source.id,
            ownership: source.ownership,
            code: source.code,
            name: source.name,
            version: source.version,
            layers: source.layers,
          }
        : null,
      figures: source && source.version > kept.sourceVersion ? await changesOf(kept, source) : [],
    }
  }

  return {
    /** @throws {ServiceError} `notFound` for a construction that the caller may not see */
    async read(caller: Caller, place: Place): Promise<ConstructionOrigin | null> {
      const { id } = await loadVisible(constructionsRepository(db), viewerOf(area, caller), place)
      return told(caller, await originsRepository(db).find(id))
    },

    /**
     * Takes the version of the source for the one that was seen.
     *
     * @throws {ServiceError} `notFound`, also without a source that the caller sees; `forbidden`; `versionStale` where the
     *   source is of another version by now
     */
    async accept(caller: Caller, place: Place, version: number): Promise<ConstructionOrigin | null> {
      const kept = await inTransaction(db, async (transaction) => {
        const constructions = constructionsRepository(transaction)
        const row = await loadVisible(constructions, viewerOf(area, caller), place)
        requireEdit(policy.permissionOf(caller, row))
        const origins = originsRepository(transaction)
        const before = await origins.find(row.id)
        const source = before && (await sourceOf(constructions, caller, before))
        if (!source) throw new ServiceError('notFound', 'origin')
        if (source.version !== version) throw versionStale('/version', source.version)
        await origins.note(row.id, source)
        if (source.version !== before.sourceVersion)
          await noteOfConstruction(transaction, caller, row, 'originSeen', {
            version: { from: before.sourceVersion, to: source.version },
          })
        return origins.find(row.id)
      })
      return told(caller, kept)
    },

    /** @throws {ServiceError} `notFound`, `forbidden` */
    cut: (caller: Caller, place: Place): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const row = await loadVisible(constructionsRepository(transaction), viewerOf(area, caller), place)
        requireEdit(policy.permissionOf(caller, row))
        const cut = await originsRepository(transaction).forget(row.id)
        // the source goes without its name: not everybody who reads of this may see it
        if (cut)
          await noteOfConstruction(transaction, caller, row, 'originCut', {
            version: { from: cut.sourceVersion, to: null },
          })
      }),
  }
}
export type OriginService = ReturnType<typeof originService>
