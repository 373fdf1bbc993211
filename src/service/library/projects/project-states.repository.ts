import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { visible } from '../access/project-visibility.repository.ts'

/** Former versions of projects. What is read goes by who asks; what is written, by a project that was let through. */
export function projectStatesRepository(db: DbOrTransaction) {
  const of = (viewer: Viewer, projectId: string) =>
    db
      .selectFrom('projectState')
      .innerJoin('project', 'project.id', 'projectState.projectId')
      .where(visible(viewer))
      .where('projectId', '=', projectId)
  return {
    list: (viewer: Viewer, projectId: string) =>
      of(viewer, projectId)
        .select(['projectState.version', 'projectState.name', 'projectState.savedAt'])
        .orderBy('projectState.version', 'desc')
        .execute(),

    find: (viewer: Viewer, projectId: string, version: number) =>
      of(viewer, projectId)
        .where('projectState.version', '=', version)
        .select(['projectState.version', 'projectState.document', 'projectState.assessedWith'])
        .executeTakeFirst(),

    /** Keeps the version that is stored now; one that is kept already stays, with its name. */
    async keepFound(projectId: string): Promise<void> {
      await db
        .insertInto('projectState')
        .columns(['projectId', 'version', 'document', 'assessedWith', 'savedAt'])
        .expression((eb) =>
          eb
            .selectFrom('project')
            .select(['id', 'version', 'document', 'assessedWith', 'updatedAt'])
            .where('id', '=', projectId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Forgets what has no name beyond the last ones. */
    async forgetFound(projectId: string): Promise<void> {
      await db
        .deleteFrom('projectState')
        .where('projectId', '=', projectId)
        .where('name', 'is', null)
        .where('version', 'not in', (eb) =>
          eb
            .selectFrom('projectState as last')
            .select('last.version')
            .where('last.projectId', '=', projectId)
            .where('last.name', 'is', null)
            .orderBy('last.version', 'desc')
            .limit(projectLimits.keptVersions),
        )
        .execute()
    },

    /** Gives a kept version a name. */
    async nameFound(projectId: string, version: number, name: string): Promise<void> {
      await db
        .updateTable('projectState')
        .set({ name })
        .where('projectId', '=', projectId)
        .where('version', '=', version)
        .execute()
    },

    /** How many have a name, beside one. */
    async namedBeside(projectId: string, version: number): Promise<number> {
      const { count } = await db
        .selectFrom('projectState')
        .where('projectId', '=', projectId)
        .where('name', 'is not', null)
        .where('version', '<>', version)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
