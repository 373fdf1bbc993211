import type { OriginShare } from '#assessment/building/origin-shares.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { grantedPermission, visible as visibleProject } from '../access/project-visibility.repository.ts'
import { visible } from '../access/visibility.repository.ts'

/** Constructions of the library that snapshots were taken from, as far as whoever asks may see them. */
export const projectOriginsRepository = (db: DbOrTransaction) => ({
  /** Those of a type with whole figures, the least climate change per m² first. @param most - U [W/(m²·K)] */
  likely: (
    viewer: Viewer,
    { type, most }: { readonly type: ConstructionType; readonly most: number | undefined },
    limit: number,
  ) =>
    db
      .selectFrom('construction')
      .where(visible(viewer))
      .where('construction.type', '=', type)
      .where('construction.complete', '=', true)
      .$if(most !== undefined, (query) => query.where('construction.uValue', '<=', most ?? 0))
      .select(['construction.id', 'construction.version', 'construction.ownership'])
      .select(['construction.type', 'construction.name', 'construction.code', 'construction.layers'])
      .orderBy('construction.gwp')
      .orderBy('construction.id')
      .limit(limit)
      .execute(),

  /** Those of `ids` with their version alone. */
  versions: (viewer: Viewer, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('construction')
          .where('construction.id', 'in', ids)
          .where(visible(viewer))
          .select(['construction.id', 'construction.version'])
          .execute(),

  /** Keeps what a project that was found for its viewer has of constructions, in place of what was kept of it. */
  async noteFound(projectId: string, shares: readonly OriginShare[]): Promise<void> {
    await db.deleteFrom('projectOrigin').where('projectId', '=', projectId).execute()
    if (shares.length > 0)
      await db
        .insertInto('projectOrigin')
        .values(shares.map((share) => ({ projectId, ...share })))
        .execute()
  },

  /** Projects of the viewer that hold a construction and are not put away, the last changed first. */
  holding: (viewer: Viewer, constructionId: string, limit: number) =>
    db
      .selectFrom('projectOrigin')
      .innerJoin('project', 'project.id', 'projectOrigin.projectId')
      .where('projectOrigin.constructionId', '=', constructionId)
      .where(visibleProject(viewer))
      .where('project.archived', '=', false)
      .select(['project.id', 'project.ownerId', 'project.archived', 'project.name', 'project.code'])
      .select(['project.netRoomArea', 'project.updatedAt', 'projectOrigin.key', 'projectOrigin.version'])
      .select(['projectOrigin.rows', 'projectOrigin.area', 'projectOrigin.gwp', 'projectOrigin.penrtKwh'])
      .select(grantedPermission(viewer).as('shared'))
      .orderBy('project.updatedAt', 'desc')
      .orderBy('projectOrigin.key')
      .limit(limit)
      .execute(),

  find: (viewer: Viewer, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('construction')
          .where('construction.id', 'in', ids)
          .where(visible(viewer))
          .select(['construction.id', 'construction.version', 'construction.ownership'])
          .select(['construction.type', 'construction.name', 'construction.code', 'construction.layers'])
          .execute(),
})
