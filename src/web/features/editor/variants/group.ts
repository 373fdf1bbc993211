import type { Construction } from '#contract/constructions.ts'
import { groupOf, mayJoinGroup } from '#vocabulary/variant-groups.ts'

type Owned = Pick<Construction, 'ownership' | 'permission' | 'owner'>

/** The office that a construction belongs to; undefined: a person's. */
export const officeOf = ({ owner }: Pick<Owned, 'owner'>): string | undefined =>
  owner.kind === 'office' ? owner.id : undefined

/** Whether a construction may have variants beside it. */
export const mayGroup = ({ ownership, permission, owner }: Owned): boolean =>
  mayJoinGroup(ownership, permission, owner.kind)

/** Whether it belongs to a group, as its own tags tell, whatever else belongs to it. */
export const isGrouped = (construction: Construction): boolean =>
  mayGroup(construction) && groupOf(construction.tags) !== undefined
