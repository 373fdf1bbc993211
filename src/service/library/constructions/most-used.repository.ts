import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { listMarks } from '../access/list-marks.repository.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import { visible as visibleProject } from '../access/project-visibility.repository.ts'
import { grantedPermission, visible } from '../access/visibility.repository.ts'
import { listColumns } from './construction-list-row.ts'

/** Constructions of an office by how many projects hold them, as far as the viewer sees both; most first. */
export const mostUsed = (db: DbOrTransaction, viewer: Viewer, officeId: string, limit: number) =>
  db
    .with('used', (query) =>
      query
        .selectFrom('project')
        .innerJoin('projectOrigin', 'projectOrigin.projectId', 'project.id')
        .innerJoin('construction', 'construction.id', 'projectOrigin.constructionId')
        .where('construction.ownerId', '=', officeId)
        .where(visible(viewer, 'custom'))
        .where(visibleProject(viewer))
        .where('project.archived', '=', false)
        .select(['construction.id', sql<number>`count(distinct project.id)`.as('projects')])
        .groupBy('construction.id')
        .orderBy('projects', 'desc')
        .orderBy('construction.id')
        .limit(limit),
    )
    .selectFrom('used')
    .innerJoin('construction', 'construction.id', 'used.id')
    .leftJoin('account', 'account.id', 'construction.ownerId')
    .leftJoin('office', 'office.id', 'construction.ownerId')
    .select(listColumns.map((name) => `construction.${name}` as const))
    .select(ownerColumns)
    .select(['used.projects', 'construction.version'])
    .select(grantedPermission(viewer).as('shared'))
    .select(listMarks(viewer))
    .orderBy('used.projects', 'desc')
    .orderBy('used.id')
    .execute()
