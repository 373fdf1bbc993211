import { sql } from 'kysely'
import type { ProjectDocument } from '#contract/projects.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { DbOrTransaction } from '#service/db/client.ts'

/**
 * Which materials of users are in which projects. Nothing is forgotten: what has left the document may still be in one of
 * its states, which whoever sees the project may bring back.
 */
export const projectMaterialsRepository = (db: DbOrTransaction) => ({
  /** Notes what a project consists of, whoever has written it and was let use it. */
  async note(projectId: string, { constructions }: ProjectDocument): Promise<void> {
    const used = ownMaterialsIn(Object.values(constructions).flatMap(({ layers }) => layers))
    if (used.length === 0) return
    await db
      .insertInto('projectOwnMaterial')
      .columns(['projectId', 'materialId'])
      .expression((eb) =>
        eb
          .selectFrom('ownMaterial')
          .select([sql<string>`${projectId}::uuid`.as('projectId'), 'id'])
          .where('id', 'in', used),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
