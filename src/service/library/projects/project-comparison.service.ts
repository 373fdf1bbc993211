import { type ComparedVariant, comparedProjects } from '#assessment/building/project-comparison.ts'
import { assessedProject, buildingIn, projectKpisOf } from '#assessment/building/project-kpis.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectComparison, ProjectPayback } from '#contract/project-comparison.ts'
import { keptFigures } from '#engine/building/kept.ts'
import { cumulatedClimate, paybackYears } from '#engine/building/renovation.ts'
import { inVariant } from '#engine/building/variant.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import { prepareBuilding } from '#service/assessment/prepare-building.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import { breathing } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import { type Refusal, refused, ServiceError } from '#service/service-error.ts'
import { storedSubject } from './project-columns.ts'
import { type ProjectRow, projectsRepository } from './projects.repository.ts'
import { loadProject, type ProjectArea } from './stored-project.ts'

type Asked = { readonly project: string; readonly variant: string }

/** A variant with its figures; undefined where there is none. */
function comparedVariant(
  { locale }: Caller,
  document: ProjectRow['document'],
  { resolved, variant }: { readonly resolved: ResolvedBuilding; readonly variant: string },
): Omit<ComparedVariant, 'project'> | undefined {
  const kpis = translatedBuilding(() => projectKpisOf(document, resolved, { variant, detail: 'rows', locale }))
  const varied = inVariant(document, variant)
  if (!kpis || !varied) return undefined
  const variantName = document.variants.find(({ id }) => id === variant)?.name ?? null
  return { name: document.name, variant, variantName, netRoomArea: varied.areas.netRoomArea, kpis }
}

/** Variants of buildings beside each other. */
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
  const resolve = (stored: ProjectRow) => resolveBuilding(area, stored.document, storedSubject(stored))
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
      const breathe = breathing()
      let release: string | undefined
      for (const [index, { project, variant }] of wanted.entries()) {
        if (wanted.findIndex((one) => one.project === project && one.variant === variant) < index)
          throw refused(`/${index}`, 'notUnique')
        const stored = rows.get(project)
        if (!stored) continue
        const { document } = stored
        const resolved = await resolve(stored)
        release ??= resolved.release.id
        if (resolved.release.id !== release) throw refused(`/${index}/project`, 'contradicts')
        await prepareBuilding(document, resolved, variant)
        await breathe()
        const found = comparedVariant(caller, document, { resolved, variant })
        if (!found) throw refused(`/${index}/variant`, 'unknownReference')
        compared.push({ project, ...found })
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
      const resolved = await resolve(stored)
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
  }
}
export type ProjectComparisonService = ReturnType<typeof projectComparisonService>
