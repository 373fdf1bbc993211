import { assessedProject } from '#assessment/building/project-kpis.ts'
import type { ProjectOrigins } from '#contract/project-drift.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import { type Refusal, ServiceError, versionStale } from '#service/service-error.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { takenIn } from './origin-states.ts'
import { requireChange } from './project-access.ts'
import { assessedColumns, storedSubject, toProject } from './project-columns.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'
import type { ProjectRow } from './projects.repository.ts'
import { projectsHolding } from './projects-holding.ts'
import { loadProject, type ProjectArea, rewriteProject, type Seen } from './stored-project.ts'

type Constructions = ProjectDocument['constructions']
type Snapshot = Constructions[string]
type Newer = { readonly key: string; readonly from: NonNullable<Snapshot['origin']>; readonly snapshot: Snapshot }

const withNewer = (document: ProjectDocument, newer: readonly Newer[]): ProjectDocument => ({
  ...document,
  // each in its place: the order of a library is its owner's
  constructions: {
    ...document.constructions,
    ...Object.fromEntries(newer.map(({ key, snapshot }) => [key, snapshot])),
  },
})

/** Sums of the rows that are made of a construction. */
function ofRows(found: BuildingFigures, ids: ReadonlySet<string>) {
  const rows = found.rows.filter(({ kind, id }) => kind === 'element' && ids.has(id))
  const sum = (of: 'gwp' | 'penrt') => rows.reduce((so, { total }) => so + (total?.[of] ?? 0), 0)
  return { uValue: rows[0]?.heat.uValue ?? null, gwp: sum('gwp'), penrt: sum('penrt') }
}

/** Newer versions of the constructions that were taken over from the library: offered, and taken by hand alone. */
export function projectOriginService(area: ProjectArea) {
  const { db } = area
  const newerOf = async (caller: Caller, { constructions }: ProjectDocument): Promise<Newer[]> => {
    const taken = takenIn(constructions)
    const found = await projectOriginsRepository(db).find(caller, [...new Set(taken.map(({ origin }) => origin.id))])
    const byId = new Map(found.map((row) => [row.id, row]))
    return taken.flatMap(({ key, origin }): Newer[] => {
      const row = byId.get(origin.id.toLowerCase())
      if (!row || row.version <= origin.version) return []
      const { type, name, code, layers, id, ownership, version } = row
      const snapshot = { type, name, ...(code !== null && { code }), layers, origin: { id, ownership, version } }
      return [{ key, from: origin, snapshot }]
    })
  }
  const assess = async (stored: ProjectRow, document: ProjectDocument, caller?: Caller) => {
    const subject = storedSubject(stored)
    const reading = caller ? { ...subject, reader: { viewer: caller } } : subject
    const resolved = await resolveBuilding(area, document, reading)
    const found = translatedBuilding(() => assessedProject(document, resolved, BASE_VARIANT))
    if (!found) throw new Error('a project has a base')
    return found
  }
  return {
    /** @throws {ServiceError} `notFound` */
    holding: (caller: Caller, constructionId: string) => projectsHolding(db, caller, constructionId),

    /** @throws {ServiceError} `notFound` */
    async read(caller: Caller, id: string): Promise<ProjectOrigins> {
      const stored = await loadProject(db, caller, id)
      const newer = await newerOf(caller, stored.document)
      const before = await assess(stored, stored.document)
      const after = newer.length > 0 ? await assess(stored, withNewer(stored.document, newer), caller) : before
      const pairOf = (of: 'gwp' | 'penrt') => ({ before: before.total[of], after: after.total[of] })
      return {
        constructions: newer.map(({ key, from, snapshot }) => {
          const rows = stored.document.elements.filter(({ construction }) => construction === key)
          const ids = new Set(rows.map((row) => row.id))
          const [was, is] = [ofRows(before, ids), ofRows(after, ids)]
          const { type, name, code = null, origin } = snapshot
          return {
            key,
            origin: { id: from.id, version: from.version },
            newer: { version: origin?.version ?? from.version, type, name, code },
            rows: rows.length,
            uValue: { before: was.uValue, after: is.uValue },
            gwp: { before: was.gwp, after: is.gwp },
            penrt: { before: was.penrt, after: is.penrt },
          }
        }),
        total: { gwp: pairOf('gwp'), penrt: pairOf('penrt') },
      }
    },

    /**
     * @param keys - of constructions that have a newer version
     * @throws {ServiceError} `notFound`, `forbidden`, `versionStale`; `invalidRequest` naming keys without a newer version
     */
    async take(caller: Caller, { id, expected }: Seen, keys: readonly string[]): Promise<Project> {
      const stored = await loadProject(db, caller, id)
      requireChange(caller, stored)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      const newer = await newerOf(caller, stored.document)
      const refusals = keys.flatMap((key, index): Refusal[] =>
        newer.some((one) => one.key === key) ? [] : [{ path: `/keys/${index}`, code: 'unknownReference' }],
      )
      if (refusals.length > 0) throw new ServiceError('invalidRequest', 'origins', { refusals })
      const project = withNewer(
        stored.document,
        newer.filter(({ key }) => keys.includes(key)),
      )
      const { columns: changes, shares } = await assessedColumns(area, project, { caller, kept: stored.assessedWith })
      const rewriting = { stored, expected: [stored.version], changes, shares, require: requireChange }
      return toProject(area, caller, await rewriteProject(area, caller, rewriting))
    },
  }
}
export type ProjectOriginService = ReturnType<typeof projectOriginService>
