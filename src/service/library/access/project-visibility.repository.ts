import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#service/viewer.ts'

/** What a share gives the viewer; null without one. */
export const sharePermission = ({ email }: Viewer) =>
  sql<'view' | 'edit' | null>`(select permission from project_share
    where project_id = project.id and email = ${email})`

/** Projects that the viewer owns or that were shared with the viewer, deleted ones left out. */
export const visible = ({ userId, email }: Viewer): RawBuilder<boolean> => sql`project.deleted_at is null
  and (project.owner_id = ${userId} or project.id = any(array(select project_id from project_share where email = ${email})))`
