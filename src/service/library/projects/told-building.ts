import { originShares } from '#assessment/building/origin-shares.ts'
import { assessedProject, projectKpisOf, type TellingOfProject } from '#assessment/building/project-kpis.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { refusalOfBuilding, translatedBuilding } from '#service/assessment/building-refusals.ts'
import { prepareBuilding } from '#service/assessment/prepare-building.ts'
import { refused } from '#service/service-error.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { type BuildingWorkers, isLargeBuilding, type StoredFigures } from './building-workers.ts'
import { projectListFigures } from './project-list-figures.ts'

/** Figures as they are answered: as an object, or written already. */
export type ToldKpis = { readonly body: ProjectKpis } | { readonly text: Buffer }

/** What the engine refuses beside is the caller's, too. */
const translated = (error: unknown): never => {
  throw refusalOfBuilding(error)
}

/**
 * The figures of a building, of a large one computed and written beside the thread that answers requests.
 *
 * @throws {ServiceError} `invalidRequest` naming places in the project, or `query.variant`; `unavailable`
 */
export async function toldKpis(
  workers: BuildingWorkers,
  { project, resolved }: { readonly project: ProjectDocument; readonly resolved: ResolvedBuilding },
  telling: TellingOfProject,
): Promise<ToldKpis> {
  const noVariant = () => refused('query.variant', 'unknownReference')
  if (isLargeBuilding(project)) {
    const text = await workers.kpis(JSON.stringify(project), resolved, telling).catch(translated)
    if (!text) throw noVariant()
    return { text }
  }
  await prepareBuilding(project, resolved, telling.variant)
  const body = translatedBuilding(() => projectKpisOf(project, resolved, telling))
  if (!body) throw noVariant()
  return { body }
}

/**
 * The figures that are kept with a project, of a large one computed beside.
 *
 * @param document - the project as it is stored
 * @throws {ServiceError} `invalidRequest` naming places in the project; `unavailable`
 */
export async function figuresToStore(
  workers: BuildingWorkers,
  { project, resolved }: { readonly project: ProjectDocument; readonly resolved: ResolvedBuilding },
  document: string,
): Promise<StoredFigures> {
  if (isLargeBuilding(project)) return workers.stored(document, resolved).catch(translated)
  await prepareBuilding(project, resolved, BASE_VARIANT)
  const found = translatedBuilding(() => assessedProject(project, resolved, BASE_VARIANT))
  if (!found) throw new Error('a project has a base')
  return { figures: projectListFigures(found, project, resolved), shares: originShares(project, found) }
}
