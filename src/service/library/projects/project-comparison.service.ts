import { type ComparedVariant, comparedProjects } from '#assessment/building/project-comparison.ts'
import { assessedProject, buildingIn } from '#assessment/building/project-kpis.ts'
import type { ProjectAlternative, ProjectComparison, ProjectPayback } from '#contract/project-comparison.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import { keptFigures } from '#engine/building/kept.ts'
import { cumulatedClimate, paybackYears } from '#engine/building/renovation.ts'
import { inVariant } from '#engine/building/variant.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import { type Refusal, refused, ServiceError } from '#service/service-error.ts'
import { storedSubject } from './project-columns.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'
import type { ProjectRow } from './projects.repository.ts'
import { projectsRepository } from './projects.repository.ts'
import { loadProject, type ProjectArea } from './stored-project.ts'

type Asked = { readonly project: string; readonly variant: string }

/** U that an alternative may be higher by [W/(m²·K)]: within rounding to two decimals. */
const U_TOLERANCE = 0.005
/** Candidates that are computed with, of which the best are told. */
const MOST_CANDIDATES = 25
const MOST_ALTERNATIVES = 10

const SNAPSHOT = 'alternative-of-the-library'

/** A project in which a row is made of another construction. */
const withConstruction = (
  document: ProjectDocument,
  element: string,
  snapshot: ProjectDocument['constructions'][string],
): ProjectDocument => ({
  ...document,
  constructions: { ...document.constructions, [SNAPSHOT]: snapshot },
  elements: document.elements.map((row) => (row.id === element ? { ...row, construction: SNAPSHOT } : row)),
})

const thicknessOf = ({ layers }: Pick<ProjectDocument['constructions'][string], 'layers'>): number =>
  layers.reduce((sum, { thickness }) => sum + thickness, 0)

/** Variants of buildings beside each other, and rows beside what the library has in their place. */
export function projectComparisonService(area: ProjectArea) {
  const { db } = area
  const loadAll = async (caller: Caller, ids: readonly string[]): Promise<Map<string, ProjectRow>> => {
    const found = new Map<string, ProjectRow>()
    for (const id of new Set(ids)) {
      const row = await projectsRepository(db).find(caller, id)
      if (row) found.set(id, row)
    }
    return found
  }
  const assess = async (stored: ProjectRow, document: ProjectDocument, caller?: Caller) => {
    const subject = storedSubject(stored)
    return resolveBuilding(area, document, caller ? { ...subject, reader: { viewer: caller } } : subject)
  }
  return {
    /**
     * @throws {ServiceError} `unknownProject` naming those that the caller may not see; `invalidRequest` naming variants
     *   that are not there or stand twice, and projects of another release
     */
    async compare(caller: Caller, asked: readonly Asked[]): Promise<ProjectComparison> {
      const wanted = asked.map(({ project, variant }) => ({ project: project.toLowerCase(), variant }))
      const rows = await loadAll(
        caller,
        wanted.map(({ project }) => project),
      )
      const unknown = wanted.flatMap(({ project }, index): Refusal[] =>
        rows.has(project) ? [] : [{ path: `/${index}/project`, code: 'unknownProject' }],
      )
      if (unknown.length > 0) throw new ServiceError('unknownProject', 'comparison', { refusals: unknown })
      const compared: ComparedVariant[] = []
      let release: string | undefined
      for (const [index, { project, variant }] of wanted.entries()) {
        if (wanted.findIndex((one) => one.project === project && one.variant === variant) < index)
          throw refused(`/${index}`, 'notUnique')
        const stored = rows.get(project)
        if (!stored) continue
        const { document } = stored
        const resolved = await assess(stored, document)
        release ??= resolved.release.id
        if (resolved.release.id !== release) throw refused(`/${index}/project`, 'contradicts')
        const found = translatedBuilding(() => assessedProject(document, resolved, variant))
        const { areas } = inVariant(document, variant) ?? document
        if (!found) throw refused(`/${index}/variant`, 'unknownReference')
        compared.push({ project, document, variant, netRoomArea: areas.netRoomArea, found })
      }
      const [first, ...others] = compared
      if (!first || release === undefined) throw new Error('a comparison has a first')
      return comparedProjects(release, [first, ...others])
    },

    /** @throws {ServiceError} `notFound`; `invalidRequest` naming `query.before`, `query.after` */
    async payback(
      caller: Caller,
      id: string,
      asked: { readonly before: string; readonly after: string },
    ): Promise<ProjectPayback> {
      const stored = await loadProject(db, caller, id)
      const resolved = await assess(stored, stored.document)
      const of = (name: 'before' | 'after') => {
        const found = translatedBuilding(() => assessedProject(stored.document, resolved, asked[name]))
        if (!found) throw refused(`query.${name}`, 'unknownReference')
        return cumulatedClimate(found)
      }
      const [before, after] = [of('before'), of('after')]
      const varied = buildingIn(stored.document, resolved, asked.after)
      if (!varied) throw refused('query.after', 'unknownReference')
      const kept = translatedBuilding(() => keptFigures(varied.building, varied.options))
      return { years: paybackYears(after, before), before, after, kept }
    },

    /**
     * Constructions of the library, of the type of a row and hardly worse insulated, that take its place with less climate
     * change; the most gain first.
     *
     * @throws {ServiceError} `notFound`; `invalidRequest` naming `query.element`, `query.variant`
     */
    async alternatives(
      caller: Caller,
      id: string,
      { element, variant }: { readonly element: string; readonly variant: string },
    ): Promise<ProjectAlternative[]> {
      const stored = await loadProject(db, caller, id)
      const varied = inVariant(stored.document, variant)
      if (!varied) throw refused('query.variant', 'unknownReference')
      const document = { ...varied, variants: [] }
      const row = document.elements.find((one) => one.id === element)
      const now = row && document.constructions[row.construction]
      if (!row || !now) throw refused('query.element', 'unknownReference')
      const known = { document, resolved: await assess(stored, document, caller) }
      const assessed = async (project: ProjectDocument): Promise<BuildingFigures> => {
        const reading = { ...storedSubject(stored), reader: { viewer: caller }, known }
        const resolved = await resolveBuilding(area, project, reading)
        const found = translatedBuilding(() => assessedProject(project, resolved, 'base'))
        if (!found) throw new Error('a project has a base')
        return found
      }
      const before = await assessed({ ...document, elements: document.elements.map(({ only: _only, ...one }) => one) })
      const was = before.rows.find((one) => one.kind === 'element' && one.id === element)
      const limit = was?.heat.uValue ?? null
      const isEnvelope = was?.adjacency !== 'heated'
      const most = isEnvelope && limit !== null ? limit + U_TOLERANCE : undefined
      const candidates = await projectOriginsRepository(db).likely(caller, { type: now.type, most }, MOST_CANDIDATES)
      const found: ProjectAlternative[] = []
      for (const candidate of candidates) {
        if (candidate.id === now.origin?.id && candidate.version === now.origin.version) continue
        const { type, name, layers, ownership, version, code } = candidate
        const changed = withConstruction(document, element, { type, name, layers })
        const after = await assessed({ ...changed, elements: changed.elements.map(({ only: _only, ...one }) => one) })
        const is = after.rows.find((one) => one.kind === 'element' && one.id === element)
        if (!is || !is.complete.gwp || !is.complete.penrt) continue
        const { uValue } = is.heat
        if (most !== undefined && (uValue === null || uValue > most)) continue
        const thickness = thicknessOf({ layers })
        found.push({
          id: candidate.id,
          ownership,
          version,
          name,
          code,
          gwp: after.total.gwp - before.total.gwp,
          penrt: after.total.penrt - before.total.penrt,
          uValue,
          uValueChange: uValue === null || limit === null ? null : uValue - limit,
          thickness,
          thicknessChange: thickness - thicknessOf(now),
        })
      }
      return found
        .filter(({ gwp }) => gwp < 0)
        .toSorted((one, other) => one.gwp - other.gwp)
        .slice(0, MOST_ALTERNATIVES)
    },
  }
}
export type ProjectComparisonService = ReturnType<typeof projectComparisonService>
