import { sql } from 'kysely'
import type { Viewer } from '#service/viewer.ts'
import type { ActivityKind } from '#vocabulary/offices.ts'

/** What is told to those with whom a construction is shared: what was made of its content. */
const ofContent = [
  'created',
  'changed',
  'changedTogether',
  'undoneTogether',
  'deleted',
  'restored',
] as const satisfies readonly ActivityKind[]

/** Whether an entry is of an office that the viewer is a member of now. */
export const isOfMember = ({ userId }: Viewer) => sql<boolean>`exists (select from office_member
  where office_id = activity.office_id and account_id = ${userId})`

/** Whether what was done was done to what was the viewer's own, or an office's that the viewer is a member of now. */
export const isOfOwner = (viewer: Viewer) =>
  sql<boolean>`(coalesce(activity.person_id = ${viewer.userId}, false) or ${isOfMember(viewer)})`

/** Whether an entry tells of the content of what is shared with the viewer, since then and while its owner had it. */
export const isSharedWith = ({ email }: Viewer) => sql<boolean>`(activity.kind in (${sql.join(ofContent)})
  and exists (select from construction join construction_share on construction_share.construction_id = construction.id
    where construction.id = activity.construction_id and construction_share.email = ${email}
      and construction_share.shared_at <= activity.at
      and construction.owner_id = coalesce(activity.office_id, activity.person_id)))`

/** Whether the viewer may know who did it: whoever owned it then may; others know themselves and the owner. */
export const mayKnowActor = (viewer: Viewer) =>
  sql<boolean>`(${isOfOwner(viewer)} or coalesce(activity.actor_id in (${viewer.userId}, activity.person_id), false))`
