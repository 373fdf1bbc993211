import { currentSession, followSession } from './session.ts'
import { createStore, useStore } from './store.ts'

/** How many constructions a comparison takes. */
export const LEAST_COMPARED = 2
export const MOST_COMPARED = 5

const KEY = 'aufbau.compare'
const isText = (value: unknown): value is string => typeof value === 'string'

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isText).slice(0, MOST_COMPARED) : []
  } catch {
    return []
  }
}

const tray = createStore<readonly string[]>(stored())

tray.subscribe(() => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tray.get()))
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
})

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Ids chosen for comparison, in the order of its columns; kept as long as the tab is open. */
export const useCompareTray = (): readonly string[] => useStore(tray)

/** Puts these into the tray, in their order, each once; what is beyond the most that can be compared is left out. */
export function setCompareTray(ids: readonly string[]): void {
  const next = [...new Set(ids)].slice(0, MOST_COMPARED)
  if (!sameIds(next, tray.get())) tray.set(next)
}

followSession(() => {
  if (currentSession().state === 'anonymous') setCompareTray([])
})
