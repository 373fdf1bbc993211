import type { ConstructionListItem } from '#contract/constructions.ts'

/** Whose a listed construction is to the one who looks: what another has shared is not one's own. */
export const ownershipSeen = ({ ownership, permission }: Pick<ConstructionListItem, 'ownership' | 'permission'>) =>
  ownership === 'custom' && permission !== 'owner' ? 'shared' : ownership
