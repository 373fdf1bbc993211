import { v7 as newId } from 'uuid'
import type { ProjectDocument } from '#contract/projects.ts'
import type { ArchiveFolders } from '#interchange/archive/read-archive.ts'
import { unhurried } from '#service/breath.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { assessedColumns } from '../projects/project-columns.ts'
import { projectMaterialsRepository } from '../projects/project-materials.repository.ts'
import { projectOriginsRepository } from '../projects/project-origins.repository.ts'
import { projectsRepository } from '../projects/projects.repository.ts'
import { archiveRepository } from './archive.repository.ts'
import { type ReadProject, readProjectFile } from './archived-files.ts'
import { projectKey } from './content-key.ts'
import { type Ids, keepsPins, pinsWith, withMaterials } from './ids-here.ts'
import { add, ENOUGH, type ImportContext, type Report, valueOf } from './import-context.ts'
import { fileRejected, placeIn } from './incoming-file.ts'

/** Ids of the files → ids here. */
type Known = { readonly materials: Ids; readonly constructions: Ids }

/** The document with what it names under the ids here; an origin that did not come along stays as it is. */
function withIds(document: ProjectDocument, { materials, constructions }: Known): ProjectDocument {
  const snapshots = Object.entries(document.constructions).map(([key, { origin, layers, ...rest }]) => [
    key,
    {
      ...rest,
      layers: withMaterials(layers, materials),
      ...(origin && { origin: { ...origin, id: constructions.get(origin.id) ?? origin.id } }),
    },
  ])
  return { ...document, constructions: Object.fromEntries(snapshots) }
}

/** Assessed with what it was assessed with, where all of that is here; else with the data of today. */
async function columnsOf(
  { assessor, data, workers, caller }: ImportContext,
  document: ProjectDocument,
  { assessedWith }: ReadProject,
  { materials }: Known,
) {
  const pins = pinsWith(assessedWith, materials)
  const kept = await assessedColumns({ assessor, data, workers }, document, { caller, kept: pins })
  const keptPins = keepsPins(pins, kept.columns.assessedWith ?? '{"datasets":[]}')
  return {
    ...(keptPins ? kept : await assessedColumns({ assessor, data, workers }, document, { caller, kept: null })),
    keptPins,
  }
}

/** Own projects by content. */
async function presentProjects({ transaction, caller }: ImportContext): Promise<Map<string, string[]>> {
  const present = new Map<string, string[]>()
  for await (const page of archiveRepository(transaction, caller.userId).projects())
    for (const { id, document } of page) add(present, projectKey(document), id)
  return present
}

/**
 * Takes projects in, with materials and constructions under their ids here. One that is there already, to the last
 * detail, is left as it is.
 *
 * @throws {ServiceError} `fileRejected` with every place at fault
 */
export async function takeProjects(files: ArchiveFolders, context: ImportContext, known: Known, report: Report) {
  const { transaction, caller } = context
  const refusals: Refusal[] = []
  let present: Map<string, string[]> | undefined
  for await (const { name: file, value } of unhurried(files('projects'))) {
    present ??= await presentProjects(context)
    const read = valueOf(readProjectFile(value))
    const document = withIds(read.document, known)
    const { name } = document
    const there = present.get(projectKey(document))?.shift()
    if (there !== undefined) {
      report.projects.skipped.push({ file, id: there, name })
      continue
    }
    try {
      const { columns, shares, keptPins } = await columnsOf(context, document, read, known)
      const id = newId()
      report.projects.created.push({ file, id, name })
      context.makeRoom('projects', report.projects.created.length)
      if (!keptPins) report.notes.push({ file, code: 'pinsNotKept' })
      await projectsRepository(transaction).insert(caller.userId, id, { ...columns, archived: read.archived })
      await projectMaterialsRepository(transaction).note(id, document)
      await projectOriginsRepository(transaction).noteFound(id, shares)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalidRequest') throw error
      refusals.push(...error.refusals.map((one) => ({ ...one, path: placeIn(file, one.path) })))
      if (refusals.length >= ENOUGH) break
    }
  }
  if (refusals.length > 0) throw fileRejected(refusals)
}
