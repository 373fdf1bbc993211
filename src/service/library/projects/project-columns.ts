import type { OriginShare } from '#assessment/building/origin-shares.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import { bodyLimits } from '#contract/endpoint.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { checkBuilding } from '#service/assessment/building-refusals.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { MaterialReader } from '#service/assessment/own-material.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { entityTag } from '#service/http/if-match.ts'
import { searchable } from '#service/search-text.ts'
import { ServiceError } from '#service/service-error.ts'
import { folded } from '#vocabulary/folded.ts'
import { ownerOf } from '../access/owner.repository.ts'
import type { BuildingWorkers } from './building-workers.ts'
import { withKnownCountry } from './known-country.ts'
import { originStates } from './origin-states.ts'
import { permissionOf } from './project-access.ts'
import type { HeldProject } from './project-memory.ts'
import type { ProjectColumns, ProjectRow } from './projects.repository.ts'
import { figuresToStore } from './told-building.ts'

export type ProjectSources = {
  readonly assessor: Assessor
  readonly data: DataInUse
  readonly db: Db
  readonly workers: BuildingWorkers
}

type Basis = {
  readonly caller: Caller
  /** Who sees materials of users; the caller where absent. */
  readonly reader?: MaterialReader | undefined
  /** Dataset versions that the stored one is assessed with; what is new to it comes with those of today. */
  readonly kept: AssessedWith | null
  /** The stored one with what it names, where that is at hand. */
  readonly known?: HeldProject | undefined
}

/**
 * A project that was sent, with what it names, and its columns with the figures of its base.
 *
 * @throws {ServiceError} `invalidRequest` naming places in the project; `bodyTooLarge` where it has grown beyond a document
 */
export async function assessedColumns(
  sources: Pick<ProjectSources, 'assessor' | 'data' | 'workers'>,
  project: ProjectDocument,
  { caller, reader = { viewer: caller }, kept, known }: Basis,
): Promise<{ readonly columns: ProjectColumns; readonly shares: readonly OriginShare[]; readonly held: HeldProject }> {
  const { assessor, data } = sources
  const resolved = await resolveBuilding(sources, project, { reader, assessedWith: kept, known })
  await checkBuilding(data, project, resolved, known?.document)
  const document = JSON.stringify(project)
  if (document.length > bodyLimits.project) throw new ServiceError('bodyTooLarge', 'project')
  const { figures, shares } = await figuresToStore(sources.workers, { project, resolved }, document)
  const { release: inRelease, catalogue, serviceLives, constructions } = resolved
  const layers = [...constructions.values()].flat()
  const given = {
    type: 'outerWall',
    layers: [],
    found: { release: inRelease, catalogue, serviceLives, layers },
  } as const
  const assessedWith = await assessor.assessedWith(given)
  const { name, code, use, measure, tags = [], release, areas } = project
  const columns = {
    name,
    code: code ?? null,
    use,
    measure,
    tags,
    release: release ?? null,
    document,
    assessedWith: JSON.stringify(assessedWith),
    netRoomArea: areas.netRoomArea,
    gwp: figures.gwp,
    figures: JSON.stringify(figures),
    searchText: searchable([name, code ?? '', ...tags]),
    sortName: folded(name),
  }
  return { columns, shares, held: { document: project, resolved, assessedWith } }
}

/** A project as the interface has it, for whoever asks. */
export const toProject = async (
  { assessor, db }: ProjectSources,
  caller: Caller,
  row: ProjectRow,
): Promise<Project> => ({
  ...withKnownCountry(row.document),
  id: row.id,
  owner: ownerOf(row),
  permission: permissionOf(caller, row),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archived: row.archived,
  ...(row.assessedWith && { assessedWith: row.assessedWith }),
  newerData: assessor.isOutdated(row.assessedWith, row.release),
  ...(await originStates(db, caller, row.document.constructions)),
})

/** An answer that is a project, with its tag. */
export const taggedProject = (caller: Caller, body: Project) => ({ body, etag: entityTag(caller, body) })

/** What the stored project is assessed by: by the versions that are kept, with what its owner sees. */
export const storedSubject = (row: ProjectRow) => ({
  reader: { viewer: { userId: row.ownerId, email: '' } },
  assessedWith: row.assessedWith,
})
