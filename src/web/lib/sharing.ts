import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import { createStore, useStore } from './store.ts'

/** What the share dialog must know of a construction. */
export type Shareable = Pick<Construction, 'id' | 'ownership' | 'name' | 'permission' | 'owner'> & {
  readonly code: string | null
}

const asked = createStore<readonly Shareable[]>([])

/** Opens the share dialog for these constructions, over whatever screen is shown. */
export const askToShare = (constructions: readonly Shareable[]): void => asked.set(constructions)
/** Closes the share dialog. */
export const closeSharing = (): void => asked.set([])
/** The constructions that the share dialog is open for; none where it is closed. */
export const useSharing = (): readonly Shareable[] => useStore(asked)

/** Whose a listed construction is to the one who looks: what another has shared is not one's own. */
export const ownershipSeen = ({ ownership, permission }: Pick<ConstructionListItem, 'ownership' | 'permission'>) =>
  ownership === 'custom' && permission !== 'owner' ? 'shared' : ownership
