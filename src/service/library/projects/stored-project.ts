import type { OriginShare } from '#assessment/building/origin-shares.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { ServiceError, versionStale } from '#service/service-error.ts'
import type { Quotas } from '../access/quotas.ts'
import { noteOfProject } from '../activity/note-of.ts'
import { requireOwner } from './project-access.ts'
import { changesOfProject } from './project-activity.ts'
import type { ProjectSources } from './project-columns.ts'
import { projectMaterialsRepository } from './project-materials.repository.ts'
import type { ProjectMemory } from './project-memory.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'
import { projectStatesRepository } from './project-states.repository.ts'
import { type ProjectRow, projectsRepository } from './projects.repository.ts'

/** What the use cases of projects work with. */
export type ProjectArea = ProjectSources & {
  readonly quotas: Quotas
  readonly memory: ProjectMemory
}

/** A project, and the versions of it that the caller has seen; undefined for any. */
export type Seen = { readonly id: string; readonly expected: readonly number[] | undefined }

/** A project that the caller may see. @throws {ServiceError} `notFound` */
export async function loadProject(db: DbOrTransaction, caller: Caller, id: string): Promise<ProjectRow> {
  const found = await projectsRepository(db).find(caller, id)
  if (!found) throw new ServiceError('notFound', 'project')
  return found
}

/** The caller's own project. @throws {ServiceError} `notFound`; `forbidden` where it is visible but another's */
export async function loadOwnProject(db: DbOrTransaction, caller: Caller, id: string): Promise<ProjectRow> {
  const found = await loadProject(db, caller, id)
  requireOwner(caller, found)
  return found
}

/** What of a project is written anew, and who may. */
type Rewriting = {
  readonly stored: ProjectRow
  readonly expected: Seen['expected']
  readonly changes: Parameters<ReturnType<typeof projectsRepository>['replaceFound']>[1]
  /** Of the constructions in a document that is written; as they were where none is. */
  readonly shares?: readonly OriginShare[]
  /** Refuses whoever may not. */
  readonly require: (caller: Caller, written: ProjectRow) => void
}

/**
 * Writes a new version of what was read; the version before is kept among the last ones.
 *
 * @throws {ServiceError} `versionStale`; what `require` throws
 */
export const rewriteProject = (
  area: ProjectArea,
  caller: Caller,
  { stored, expected, changes, shares, require }: Rewriting,
): Promise<ProjectRow> =>
  inTransaction(area.db, async (transaction) => {
    const states = projectStatesRepository(transaction)
    if (changes.document !== undefined) await states.keepFound(stored.id)
    if (!(await projectsRepository(transaction).replaceFound(stored, changes, expected))) throw versionStale()
    // the right may have been taken back, or the project put away, while it was assessed
    const written = await loadProject(transaction, caller, stored.id)
    require(caller, written)
    if (changes.document !== undefined) {
      await states.forgetFound(stored.id)
      await projectMaterialsRepository(transaction).note(stored.id, written.document)
    }
    await noteOfProject(transaction, caller, written, 'changed', changesOfProject(stored, written))
    if (shares) await projectOriginsRepository(transaction).noteFound(stored.id, shares)
    return written
  })
