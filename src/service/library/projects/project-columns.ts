import { assessedProject } from '#assessment/building/project-kpis.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectListFigures } from '#contract/project-lists.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { checkBuilding, translatedBuilding } from '#service/assessment/building-refusals.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import { searchable } from '#service/search-text.ts'
import { folded } from '#vocabulary/folded.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { permissionOf } from './project-access.ts'
import type { ProjectColumns, ProjectRow } from './projects.repository.ts'

export type ProjectSources = { readonly assessor: Assessor; readonly data: DataInUse }

/** Figures of the base, which every project has. */
const listFigures = (found: BuildingFigures, { variants }: ProjectDocument): ProjectListFigures => ({
  gwp: found.perAreaYear.gwp,
  penrtKwh: found.penrtKwhPerAreaYear,
  complete: found.bound.gwp === null && found.bound.penrt === null,
  qngLevel: found.qng?.level ?? null,
  htPrime: found.transmission.htPrime,
  stages: found.byStage.map(({ figures }) => figures.gwp),
  rows: found.rows.length,
  variants: variants.length,
})

/**
 * Columns of a project that was sent, with the figures of its base.
 *
 * @param kept - dataset versions that the stored one is assessed with; what is new to it comes with those of today
 * @throws {ServiceError} `invalidRequest` naming places in the project
 */
export async function projectColumns(
  sources: ProjectSources,
  project: ProjectDocument,
  { caller, kept }: { readonly caller: Caller; readonly kept: AssessedWith | null },
): Promise<ProjectColumns> {
  const { assessor, data } = sources
  const reader = { viewer: caller }
  const resolved = await resolveBuilding(sources, project, { reader, assessedWith: kept })
  await checkBuilding(data, project, resolved)
  const found = translatedBuilding(() => assessedProject(project, resolved, BASE_VARIANT))
  if (!found) throw new Error('a project has a base')
  const layers = Object.values(project.constructions).flatMap((construction) => construction.layers)
  const given = { type: 'outerWall', layers, release: project.release, assessedWith: kept, reader } as const
  const figures = listFigures(found, project)
  const { name, code, use, measure, tags = [], release, areas } = project
  return {
    name,
    code: code ?? null,
    use,
    measure,
    tags,
    release: release ?? null,
    document: JSON.stringify(project),
    assessedWith: JSON.stringify(await assessor.assessedWith(given)),
    netRoomArea: areas.netRoomArea,
    gwp: figures.gwp,
    figures: JSON.stringify(figures),
    searchText: searchable([name, code ?? '', ...tags]),
    sortName: folded(name),
  }
}

/** A project as the interface has it, for whoever asks. */
export const toProject = ({ assessor }: ProjectSources, caller: Caller, row: ProjectRow): Project => ({
  ...row.document,
  id: row.id,
  owner: { userId: row.ownerId, name: row.ownerName },
  permission: permissionOf(caller, row),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archived: row.archived,
  ...(row.assessedWith && { assessedWith: row.assessedWith }),
  newerData: assessor.isOutdated(row.assessedWith, row.release),
})

/** What the stored project is assessed by: by the versions that are kept, with what its owner sees. */
export const storedSubject = (row: ProjectRow) => ({
  reader: { viewer: { userId: row.ownerId, email: '' } },
  assessedWith: row.assessedWith,
})
