import { assessedWithOf } from '#assessment/pins.ts'
import type { ConstructionDrift } from '#contract/construction-drift.ts'
import type { AssessedWith, Construction } from '#contract/constructions.ts'
import { type Assessor, type Clock, type Given, isoDate, systemClock } from '#service/assessment/assessor.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { versionStale } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { requireEdit } from '../access/construction-policy.ts'
import { changesBetween, noteOfConstruction } from '../activity/note-of.ts'
import { assessedColumns, type StoredConstruction, storedAssessment } from './assessed-columns.ts'
import { type ConstructionArea, loadVisible, loadWritten, type Place, viewerOf } from './construction-area.ts'
import { contentOf, draftColumns, toConstruction } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { datasetChanges, expiredIn, figureChanges, indicatorChanges, newestIn, type Side } from './drift.ts'

async function sideOf(assessor: Assessor, given: Given, locale: Locale): Promise<Side> {
  const [kpis, indicators, resolved] = [
    await assessor.kpis(given, { locale }),
    await assessor.indicators(given),
    await assessor.resolve(given),
  ]
  return { kpis, indicators, resolved }
}

/** Release to compare with where none is asked for: the construction's own where its maker chose one, else the default. */
const targetOf = (assessor: Assessor, { release }: StoredConstruction): string =>
  release !== null && assessor.hasRelease(release) ? release : assessor.release(undefined).id

/** What has been kept; of a construction that has nothing kept yet, what it would be. */
const keptOf = (row: StoredConstruction, { resolved }: Side): Omit<AssessedWith, 'at'> & { at: string | null } =>
  row.assessedWith?.release === resolved.release.id ? row.assessedWith : { ...assessedWithOf(resolved, ''), at: null }

type Asked = { readonly release?: string | undefined; readonly locale: Locale; readonly today: string }

async function driftOf(
  assessor: Assessor,
  row: StoredConstruction,
  { release: asked, locale, today }: Asked,
): Promise<ConstructionDrift> {
  const target = assessor.release(asked ?? targetOf(assessor, row))
  const before = await sideOf(assessor, storedAssessment(assessor, row), locale)
  const renewed = { ...storedAssessment(assessor, row, target.id), assessedWith: null }
  const after = await sideOf(assessor, renewed, locale)
  const current = await assessor.resolve({ ...renewed, release: before.resolved.release.id })
  const sides = { before, after }
  const { id, generation } = before.resolved.release
  return {
    pinned: { ...keptOf(row, before), generation },
    target: { release: target.id, generation: target.generation },
    releases: assessor.releases().map((one) => ({
      id: one.id,
      generation: one.generation,
      isDefault: one.isDefault,
      pinned: one.id === id,
    })),
    newer: assessor.isOutdated(row.assessedWith, row.release),
    expired: expiredIn(before.resolved, today),
    datasets: datasetChanges(sides, { locale, today, newestOf: newestIn(current) }),
    figures: figureChanges(sides),
    indicators: indicatorChanges(sides),
  }
}

type Reassessment = Actor & {
  readonly place: Place
  readonly locale: Locale
  readonly release: string | undefined
  /** Versions that the caller has seen; undefined: any. */
  readonly expected: readonly number[] | undefined
}

/** What newer data would change in a construction, and accepting it. */
export function driftService(area: ConstructionArea, clock: Clock = systemClock) {
  const { db, assessor, policy } = area
  return {
    /** @param asked - release to compare with; without one, the construction's own or the default */
    async read(caller: Caller, place: Place, asked: Omit<Asked, 'today'>): Promise<ConstructionDrift> {
      const row = await loadVisible(constructionsRepository(db), viewerOf(area, caller), place)
      return driftOf(assessor, row, { ...asked, today: isoDate(clock()) })
    },

    /**
     * Assesses anew with the data of today, as a new version.
     *
     * @throws {ServiceError} `notFound`, `forbidden`; `versionStale` where it is not the one seen; `invalidRequest`
     */
    async reassess({ caller, client, place, locale, release: asked, expected }: Reassessment): Promise<Construction> {
      const viewer = viewerOf(area, caller)
      const row = await loadVisible(constructionsRepository(db), viewer, place)
      const permission = policy.permissionOf(caller, row)
      requireEdit(permission)
      if (expected && !expected.includes(row.version)) throw versionStale()
      const release = assessor.release(asked, '/release').id
      const given = { ...storedAssessment(assessor, row, release), assessedWith: null }
      // who follows the default goes on doing so
      const { release: _own, ...content } = contentOf(row)
      const own = row.release === null && assessor.release(undefined).id === release ? {} : { release }
      const columns = {
        ...draftColumns({ ...content, ...own }, locale),
        ...(await assessedColumns(assessor, given)),
      }
      const renewed = await inTransaction(db, async (transaction) => {
        const constructions = constructionsRepository(transaction)
        if (!(await constructions.replaceFound(row, { columns, expected }))) throw versionStale()
        if (row.ownership === 'standard' && row.draftOf === null)
          await area.keepStandardVersion(transaction, { id: row.id, caller, client })
        const written = await loadWritten(area, constructions, { caller, place })
        await noteOfConstruction(transaction, caller, written, 'changed', changesBetween(row, written))
        return written
      })
      return toConstruction(renewed, { permission, assessor })
    },
  }
}
export type DriftService = ReturnType<typeof driftService>
