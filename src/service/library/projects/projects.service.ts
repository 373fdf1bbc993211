import { v7 as newId } from 'uuid'
import { projectIndicatorsOf } from '#assessment/building/project-indicators.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { ProjectFacets, ProjectListItem } from '#contract/project-lists.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import type { MaterialReader } from '#service/assessment/own-material.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { refused, versionStale } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { officeRoleOf, requireOfficeEdit } from '../access/office-roles.repository.ts'
import { ownerOf } from '../access/owner.repository.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { subjectOf } from '../activity/note-of.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { permissionOf, requireChange, requireOwner } from './project-access.ts'
import type { AskedProjectKpis } from './project-assessment.service.ts'
import { assessedColumns, storedSubject, toProject } from './project-columns.ts'
import { type AskedFacets, projectFacetsRepository } from './project-facets.repository.ts'
import { projectMaterialsRepository } from './project-materials.repository.ts'
import { doneToOffices, requireOwned } from './project-moving.service.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'
import { flattened } from './project-variant.ts'
import { type ProjectListQuery, type ProjectRow, projectsRepository } from './projects.repository.ts'
import { loadOwnProject, loadProject, type ProjectArea, rewriteProject, type Seen } from './stored-project.ts'
import { type ToldKpis, toldKpis } from './told-building.ts'

const NAME_LENGTH = 120
const copyWord: Readonly<Record<Locale, string>> = { de_DE: 'Kopie', en_GB: 'copy' }
const asCopy = (name: string, locale: Locale): string => {
  const suffix = ` (${copyWord[locale]})`
  return `${name.slice(0, NAME_LENGTH - suffix.length)}${suffix}`
}

/** Of figures that were stored before it was noted: what lacks may be below zero. */
const boundOf = (isComplete: boolean): ProjectListItem['bound'] => {
  const bound = isComplete ? null : 'unknown'
  return { gwp: bound, penrt: bound }
}

const toListItem = (caller: Caller, row: Listed): ProjectListItem => ({
  id: row.id,
  name: row.name,
  code: row.code,
  use: row.use,
  measure: row.measure,
  tags: row.tags,
  netRoomArea: row.netRoomArea,
  ...row.figures,
  // stored before these were noted
  bound: row.figures.bound ?? boundOf(row.figures.complete),
  budget: row.figures.budget ?? null,
  strips: row.figures.strips ?? [],
  standing: row.standing,
  permission: permissionOf(caller, row),
  owner: ownerOf(row),
  archived: row.archived,
  updatedAt: row.updatedAt.toISOString(),
})
type Listed = Awaited<ReturnType<ReturnType<typeof projectsRepository>['list']>>['rows'][number]

function writing(area: ProjectArea) {
  const { db, quotas } = area
  const make = async (
    caller: Caller,
    project: ProjectDocument,
    {
      office,
      ...basis
    }: {
      readonly kept: AssessedWith | null
      readonly reader?: MaterialReader | undefined
      readonly office?: string | undefined
    },
  ): Promise<Project> => {
    if (office === undefined) await quotas.room(caller.userId, 'projects')
    else {
      await requireOfficeEdit(db, caller, office)
      await quotas.roomOfOffice(office, 'projects')
    }
    const { columns, shares } = await assessedColumns(area, project, { caller, ...basis })
    const id = newId()
    await inTransaction(db, async (transaction) => {
      if (office !== undefined) {
        await requireOfficeEdit(transaction, caller, office)
        const { code, name } = columns
        const subject = subjectOf({ code: code ?? null, name })
        await activityRepository(transaction).note(caller, { kind: 'created', officeId: office, subject })
      }
      await projectsRepository(transaction).insert(office ?? caller.userId, id, {
        ...columns,
        makerId: office === undefined ? null : caller.userId,
      })
      await projectMaterialsRepository(transaction).note(id, project)
      await projectOriginsRepository(transaction).noteFound(id, shares)
    })
    return toProject(area, caller, await loadProject(db, caller, id))
  }
  return {
    /**
     * @param office - that it belongs to from the start
     * @throws {ServiceError} `invalidRequest`, `quotaReached`; `notFound`, `forbidden` for an office that the caller may
     *   put nothing in
     */
    create: (caller: Caller, project: ProjectDocument, office?: string): Promise<Project> =>
      make(caller, project, { kept: null, office }),

    /** @throws {ServiceError} `notFound`, `forbidden`, `versionStale`, `invalidRequest` */
    async replace(caller: Caller, { id, expected }: Seen, project: ProjectDocument): Promise<Project> {
      const stored = await loadProject(db, caller, id)
      requireChange(caller, stored)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      const {
        columns: changes,
        shares,
        held,
      } = await assessedColumns(area, project, { caller, kept: stored.assessedWith })
      const written = await rewriteProject(area, caller, { stored, expected, changes, shares, require: requireChange })
      if (expected) area.memory.keep(written, held)
      return toProject(area, caller, written)
    },

    /** @throws {ServiceError} `notFound`, `forbidden`, `versionStale` */
    async archive(caller: Caller, { id, expected }: Seen, archived: boolean): Promise<Project> {
      const stored = await loadOwnProject(db, caller, id)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      const rewriting = { stored, expected, changes: { archived }, require: requireOwner }
      return toProject(area, caller, await rewriteProject(area, caller, rewriting))
    },

    /**
     * With the data that the original is assessed with, so that its figures are the same.
     *
     * @throws {ServiceError} `notFound`, `quotaReached`, `invalidRequest` for a variant that is not there
     */
    async copy(caller: Caller, id: string, variant: string | undefined): Promise<Project> {
      const { document, assessedWith } = await loadProject(db, caller, id)
      const project = variant === undefined ? document : flattened(document, variant)
      return make(caller, { ...project, name: asCopy(project.name, caller.locale) }, { kept: assessedWith })
    },

    /**
     * As `copy`, of a project that a link has opened: with the materials that its owner sees.
     *
     * @param document - what of it is copied
     * @throws {ServiceError} `quotaReached`
     */
    copyLinked(caller: Caller, row: ProjectRow, document: ProjectDocument): Promise<Project> {
      const { reader, assessedWith: kept } = storedSubject(row)
      return make(caller, { ...document, name: asCopy(document.name, caller.locale) }, { kept, reader })
    },

    /** All or none. @throws {ServiceError} `unknownProject` naming those that the caller may not delete or restore */
    setDeleted: (caller: Caller, given: readonly string[], deleted: boolean): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const ids = given.map((id) => id.toLowerCase())
        const projects = projectsRepository(transaction)
        const locked = await projects.lock(caller, ids, deleted ? 'present' : 'deleted')
        requireOwned(caller, ids, { locked })
        await projects.setLockedDeleted(locked, deleted)
        await activityRepository(transaction).note(caller, ...doneToOffices(locked, deleted ? 'deleted' : 'restored'))
      }),
  }
}

type AskedIndicators = Parameters<typeof projectIndicatorsOf>[2]

/** Stored projects. Who may see none finds none: `notFound`. */
export function projectService(area: ProjectArea) {
  const { db } = area
  return {
    ...writing(area),

    /** @throws {ServiceError} `notFound` */
    async read(caller: Caller, id: string): Promise<Project> {
      const found = await loadProject(db, caller, id)
      if (found.shared !== null) await projectsRepository(db).noteOpened(caller.email, id)
      return toProject(area, caller, found)
    },

    /**
     * @param part - of all that the caller may see; `shared`: what others have shared
     * @throws {ServiceError} `notFound` for an office that the caller does not belong to
     */
    async list(
      caller: Caller,
      asked: ProjectListQuery,
      part: 'all' | 'shared' = 'all',
    ): Promise<{ items: ProjectListItem[]; total: number }> {
      if (asked.office !== undefined) await officeRoleOf(db, caller, asked.office)
      const { rows, total } = await projectsRepository(db).list(caller, asked, part)
      return { items: rows.map((row) => toListItem(caller, row)), total }
    },

    /** @throws {ServiceError} as `list` */
    async facets(caller: Caller, asked: AskedFacets): Promise<ProjectFacets> {
      if (asked.office !== undefined) await officeRoleOf(db, caller, asked.office)
      return projectFacetsRepository(db).facets(caller, asked)
    },

    /** How many the caller may see that are not put away. @throws {ServiceError} as `list` */
    async count(caller: Caller, office: string | undefined): Promise<number> {
      if (office !== undefined) await officeRoleOf(db, caller, office)
      return projectsRepository(db).count(caller, office)
    },

    /** @throws {ServiceError} `notFound`; `invalidRequest` naming `query.variant`, or a release that is gone */
    async kpis(caller: Caller, id: string, { costs, ...asked }: AskedProjectKpis): Promise<ToldKpis> {
      const telling = { ...asked, prices: costs ? await pricesOf(db, caller.userId) : undefined }
      const stored = await loadProject(db, caller, id)
      const resolved = await resolveBuilding(area, stored.document, storedSubject(stored))
      return toldKpis(area.workers, { project: stored.document, resolved }, telling)
    },

    /** @throws {ServiceError} as `kpis` */
    async indicators(caller: Caller, id: string, asked: AskedIndicators): Promise<ProjectIndicators> {
      const stored = await loadProject(db, caller, id)
      const resolved = await resolveBuilding(area, stored.document, storedSubject(stored))
      const found = translatedBuilding(() => projectIndicatorsOf(stored.document, resolved, asked))
      if (!found) throw refused('query.variant', 'unknownReference')
      return found
    },
  }
}
export type ProjectService = ReturnType<typeof projectService>
