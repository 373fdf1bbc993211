import { useSyncExternalStore } from 'react'
import { createStore, type Store } from './store.ts'

/** Widths of the window from which a screen has a layout of its own, as in the styles [px]. */
export const media = {
  /** Figures stand in two columns. */
  wide: '(min-width: 1680px)',
  /** Columns of tables leave. */
  narrow: '(max-width: 1439px)',
  compact: '(max-width: 1279px)',
  /** Figures stand in a bar at the foot. */
  bar: '(max-width: 1023px)',
  phone: '(max-width: 767px)',
} as const

type Watched = Pick<Store<boolean>, 'get' | 'subscribe'>

const watched = new Map<string, Watched>()

/** One list for each query: to ask the window anew costs each row of a table more than all else that it renders. */
function watch(query: string): Watched {
  const list = globalThis.matchMedia?.(query)
  const store = createStore(list?.matches ?? false)
  list?.addEventListener('change', () => store.set(list.matches))
  watched.set(query, store)
  return store
}

/** Whether the window is as a media query says now. */
export const matches = (query: string): boolean => (watched.get(query) ?? watch(query)).get()

/** Whether the window is as a media query says; followed when it changes. */
export function useMedia(query: string): boolean {
  const { subscribe, get } = watched.get(query) ?? watch(query)
  return useSyncExternalStore(subscribe, get)
}
