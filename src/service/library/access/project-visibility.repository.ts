import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#service/viewer.ts'
import type { Permission } from '#vocabulary/constructions.ts'
import { officesOf } from './visibility.repository.ts'

/** The most that a share, or the role in the office that owns it, gives the viewer; null without either. */
export const grantedPermission = ({ email, userId }: Viewer) =>
  sql<Permission | null>`(select permission from (
      select permission from project_share where project_id = project.id and email = ${email}
      union all
      select case role when 'viewer' then 'view' when 'member' then 'edit' else 'owner' end
      from office_member where office_id = project.owner_id and account_id = ${userId}) given
    order by case permission when 'owner' then 1 when 'edit' then 2 else 3 end limit 1)`

/** Projects that others have shared with the viewer by address. */
export const sharedWith = ({ email }: Viewer): RawBuilder<boolean> =>
  sql`project.id = any(array(select project_id from project_share where email = ${email}))`

/** Whatever belongs to the viewer, to an office of the viewer's, or was shared with the viewer. */
export const within = (viewer: Viewer): RawBuilder<boolean> => sql`(project.owner_id = ${viewer.userId}
  or project.owner_id = any(${officesOf(viewer)}) or ${sharedWith(viewer)})`

/** The same, deleted ones left out. */
export const visible = (viewer: Viewer): RawBuilder<boolean> => sql`project.deleted_at is null and ${within(viewer)}`
