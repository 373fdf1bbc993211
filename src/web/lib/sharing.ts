import type { Construction, ConstructionListItem, Owner } from '#contract/constructions.ts'
import type { Project } from '#contract/projects.ts'
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

/** What the share dialog must know of a project. */
export type ShareableProject = Pick<Project, 'id' | 'name' | 'permission' | 'owner'> & {
  readonly code?: string | null | undefined
}
const project = createStore<ShareableProject | null>(null)

/** Opens the share dialog for a project, over whatever screen is shown. */
export const askToShareProject = (one: ShareableProject): void => project.set(one)
/** Closes that dialog. */
export const closeProjectSharing = (): void => project.set(null)
/** The project that the share dialog is open for; null where it is closed. */
export const useProjectSharing = (): ShareableProject | null => useStore(project)

/** What is asked to be moved: constructions, with what follows once they were, or a project. */
export type Moving =
  | { readonly constructions: readonly Shareable[]; readonly onMoved?: () => void }
  | { readonly project: ShareableProject }
const moving = createStore<Moving | null>(null)

/** Opens the dialog that moves constructions into an office or back, over whatever screen is shown. */
export const askToMove = (constructions: readonly Shareable[], onMoved?: () => void): void =>
  moving.set({ constructions, ...(onMoved && { onMoved }) })
/** Opens it for a project. */
export const askToMoveProject = (one: ShareableProject): void => moving.set({ project: one })
/** Closes that dialog. */
export const closeMoving = (): void => moving.set(null)
/** What that dialog is open for; null where it is closed. */
export const useMoving = (): Moving | null => useStore(moving)

/** Whether one may share a construction with others, move it and delete it. */
export const isShareable = ({ ownership, permission }: Pick<Shareable, 'ownership' | 'permission'>): boolean =>
  ownership === 'custom' && permission === 'owner'

/** Whose a listed construction is to the one who looks: what another has shared, or an office owns, is not one's own. */
export const ownershipSeen = ({
  ownership,
  permission,
  owner,
}: Pick<ConstructionListItem, 'ownership' | 'permission'> & { readonly owner: Pick<Owner, 'kind'> }) => {
  if (ownership !== 'custom') return ownership
  return owner.kind === 'office' ? 'office' : permission === 'owner' ? ownership : 'shared'
}
