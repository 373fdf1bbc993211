import { assessedProject } from '#assessment/building/project-kpis.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import { assessedWithOf } from '#assessment/pins.ts'
import type { Resolved } from '#assessment/resolved.ts'
import type { ProjectDrift } from '#contract/project-drift.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import { type Clock, isoDate, systemClock } from '#service/assessment/assessor.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import { versionStale } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { changeOf, datasetChanges, expiredIn, newestIn } from '../constructions/drift.ts'
import { requireChange } from './project-access.ts'
import { assessedColumns, storedSubject, toProject } from './project-columns.ts'
import { loadProject, type ProjectArea, rewriteProject, type Seen } from './stored-project.ts'

const sums = ['gwp', 'penrt', 'pert'] as const
type Sum = (typeof sums)[number]
const unitOf: Readonly<Record<Sum, string>> = { gwp: 'kg CO₂e', penrt: 'MJ', pert: 'MJ' }

/** A project with some data. */
type Side = { readonly resolved: Resolved; readonly found: BuildingFigures }

/** All its layers in a row, as those of one construction. */
const layersOf = ({ release, catalogue, serviceLives, constructions }: ResolvedBuilding): Resolved => ({
  release,
  catalogue,
  serviceLives,
  layers: [...constructions.values()].flat(),
})

type Both = { readonly before: Side; readonly after: Side }
const differ = ({ before, after }: Both) => before.resolved.release.generation !== after.resolved.release.generation

function totalsOf(both: Both): ProjectDrift['totals'] {
  const { before, after } = both
  return sums.map((figure) => ({
    figure,
    unit: unitOf[figure],
    ...changeOf(before.found.total[figure], after.found.total[figure], {
      otherGeneration: differ(both) && figure === 'gwp',
      lowerBound: before.found.bound[figure] !== null || after.found.bound[figure] !== null,
    }),
  }))
}

function rowsOf(both: Both): ProjectDrift['rows'] {
  const later = new Map(both.after.found.rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return both.before.found.rows.map((row) => {
    const now = later.get(`${row.kind} ${row.id}`)
    const of = (figure: 'gwp' | 'penrt') => ({
      unit: unitOf[figure],
      ...changeOf(row.total?.[figure] ?? null, now?.total?.[figure] ?? null, {
        otherGeneration: differ(both) && figure === 'gwp',
        lowerBound: !row.complete[figure] || now?.complete[figure] === false,
      }),
    })
    return { kind: row.kind, id: row.id, gwp: of('gwp'), penrt: of('penrt') }
  })
}

/** What newer data would change in a project, and accepting it. */
export function projectDriftService(area: ProjectArea, clock: Clock = systemClock) {
  const { db, assessor } = area
  const sideOf = async (document: ProjectDocument, reading: Parameters<typeof resolveBuilding>[2]): Promise<Side> => {
    const resolved = await resolveBuilding(area, document, reading)
    const found = translatedBuilding(() => assessedProject(document, resolved, BASE_VARIANT))
    if (!found) throw new Error('a project has a base')
    return { resolved: layersOf(resolved), found }
  }
  /** A project that asks for a release that is gone stands as one that follows the default. */
  const withoutGoneRelease = ({ release, ...document }: ProjectDocument): ProjectDocument =>
    release !== undefined && assessor.hasRelease(release) ? { ...document, release } : document
  return {
    /**
     * @param asked - release to compare with; without one, the project's own or the default
     * @throws {ServiceError} `notFound`; `invalidRequest` naming `query.release`
     */
    async read(
      caller: Caller,
      id: string,
      asked: { readonly release?: string | undefined; readonly locale: Locale },
    ): Promise<ProjectDrift> {
      const stored = await loadProject(db, caller, id)
      const { assessedWith } = stored
      const subject = storedSubject(stored)
      const document = withoutGoneRelease(stored.document)
      const target = assessor.release(asked.release ?? document.release)
      const renewed = { ...subject, assessedWith: null }
      const before = await sideOf(document, subject)
      const after = await sideOf({ ...document, release: target.id }, renewed)
      const pinnedRelease = before.resolved.release
      const current = await resolveBuilding(area, { ...document, release: pinnedRelease.id }, renewed)
      const today = isoDate(clock())
      const kept = assessedWith?.release === pinnedRelease.id ? assessedWith : undefined
      return {
        pinned: {
          ...(kept ?? { ...assessedWithOf(before.resolved, ''), at: null }),
          generation: pinnedRelease.generation,
        },
        target: { release: target.id, generation: target.generation },
        releases: assessor.releases().map((one) => ({
          id: one.id,
          generation: one.generation,
          isDefault: one.isDefault,
          pinned: one.id === pinnedRelease.id,
        })),
        newer: assessor.isOutdated(assessedWith, stored.release),
        expired: expiredIn(before.resolved, today),
        datasets: datasetChanges(
          { before, after },
          { locale: asked.locale, today, newestOf: newestIn(layersOf(current)) },
        ),
        totals: totalsOf({ before, after }),
        rows: rowsOf({ before, after }),
      }
    },

    /**
     * Assesses anew with the data of today, as a new version.
     *
     * @throws {ServiceError} `notFound`, `forbidden`; `versionStale` where it is not the one seen; `invalidRequest`
     */
    async reassess(caller: Caller, { id, expected }: Seen, asked: string): Promise<Project> {
      const stored = await loadProject(db, caller, id)
      requireChange(caller, stored)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      const release = assessor.release(asked, '/release').id
      const { release: own, ...document } = stored.document
      // who follows the default goes on doing so
      const follows = own === undefined && assessor.release(undefined).id === release
      const project = follows ? document : { ...document, release }
      const { columns: changes, shares } = await assessedColumns(area, project, { caller, kept: null })
      const rewriting = { stored, expected: [stored.version], changes, shares, require: requireChange }
      return toProject(area, caller, await rewriteProject(area, caller, rewriting))
    },
  }
}
export type ProjectDriftService = ReturnType<typeof projectDriftService>
