import { createStore, useStore } from './store.ts'

export type ShellPanel = 'palette' | 'shortcuts' | 'signOut'

const panel = createStore<ShellPanel | null>(null)

/**
 * Opens what lies over every screen: the search for commands and things, the overview of keys, the question before signing
 * out. Null closes it.
 */
export const showPanel = (next: ShellPanel | null): void => panel.set(next)
/** What lies over the screen now. */
export const useShownPanel = (): ShellPanel | null => useStore(panel)
