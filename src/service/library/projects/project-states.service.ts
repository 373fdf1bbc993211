import type { ProjectState } from '#contract/project-states.ts'
import type { Project } from '#contract/projects.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { refused, ServiceError, versionStale } from '#service/service-error.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { requireChange } from './project-access.ts'
import { assessedColumns, toProject } from './project-columns.ts'
import { projectStatesRepository } from './project-states.repository.ts'
import { loadProject, type ProjectArea, rewriteProject, type Seen } from './stored-project.ts'

/** Former versions of a project: kept by themselves or by a name, and brought back. */
export function projectStateService(area: ProjectArea) {
  const { db } = area
  return {
    /** Newest first, the current one before all others. @throws {ServiceError} `notFound` */
    async list(caller: Caller, id: string): Promise<ProjectState[]> {
      const { version, updatedAt } = await loadProject(db, caller, id)
      const kept = await projectStatesRepository(db).list(caller, id)
      const named = kept.find((state) => state.version === version)
      return [
        { version, name: named?.name ?? null, savedAt: updatedAt.toISOString(), current: true },
        ...kept
          .filter((state) => state.version !== version)
          .map((state) => ({ ...state, savedAt: state.savedAt.toISOString(), current: false })),
      ]
    },

    /** @throws {ServiceError} `notFound`, `forbidden`, `versionStale`; `invalidRequest` for one name too many */
    name: (caller: Caller, { id, expected }: Seen, name: string): Promise<ProjectState> =>
      inTransaction(db, async (transaction) => {
        const stored = await loadProject(transaction, caller, id)
        requireChange(caller, stored)
        const { version, updatedAt } = stored
        if (expected && !expected.includes(version)) throw versionStale()
        const states = projectStatesRepository(transaction)
        if ((await states.namedBeside(id, version)) >= projectLimits.namedStates)
          throw refused('/name', 'tooMany', { maximum: projectLimits.namedStates })
        await states.keepFound(id)
        await states.nameFound(id, version, name)
        return { version, name, savedAt: updatedAt.toISOString(), current: true }
      }),

    /** @throws {ServiceError} `notFound`, `forbidden`, `versionStale`; `invalidRequest` naming what is no longer there */
    async restore(caller: Caller, { id, expected }: Seen, version: number): Promise<Project> {
      const stored = await loadProject(db, caller, id)
      const state = version === stored.version ? stored : await projectStatesRepository(db).find(caller, id, version)
      if (!state) throw new ServiceError('notFound', 'state of a project')
      requireChange(caller, stored)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      const { columns: changes, shares } = await assessedColumns(area, state.document, {
        caller,
        kept: state.assessedWith,
      })
      const rewriting = { stored, expected: [stored.version], changes, shares, require: requireChange }
      return toProject(area, caller, await rewriteProject(area, caller, rewriting))
    },
  }
}
export type ProjectStateService = ReturnType<typeof projectStateService>
