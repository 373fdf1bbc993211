import { type RawBuilder, sql } from 'kysely'
import type { OwnershipCategory } from '#vocabulary/constructions.ts'

/** Whose eyes a query looks with: a share is given to an address. */
export type Viewer = { readonly userId: string; readonly email: string }

const own = ({ userId }: Viewer) =>
  sql<boolean>`construction.ownership = 'custom' and construction.owner_id = ${userId}`

// = any(array(…)): the planner can combine this index with the owner's
const sharedWith = ({ email }: Viewer) =>
  sql<boolean>`construction.ownership = 'custom' and construction.id = any(array(
    select construction_id from construction_share where email = ${email}))`

const custom = (viewer: Viewer) => sql<boolean>`((${own(viewer)}) or (${sharedWith(viewer)}))`

/** Constructions of a category that the viewer may see, deleted ones left out; of every category where none is named. */
export function visible(viewer: Viewer, category?: OwnershipCategory): RawBuilder<boolean> {
  const present = sql<boolean>`construction.deleted_at is null`
  switch (category) {
    case 'standard':
    case 'thirdParty':
      return sql`${present} and construction.ownership = ${sql.lit(category)}`
    case 'custom':
      return sql`${present} and ${custom(viewer)}`
    case 'standardAndCustom':
      return sql`${present} and (construction.ownership = 'standard' or ${custom(viewer)})`
    default:
      return sql`${present} and (construction.ownership <> 'custom' or ${custom(viewer)})`
  }
}

/** Constructions that others have shared with the viewer. */
export const shared = (viewer: Viewer): RawBuilder<boolean> =>
  sql`construction.deleted_at is null and ${sharedWith(viewer)}`
