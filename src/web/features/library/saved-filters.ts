import { keep, kept } from '#web/lib/kept.ts'
import { createStore, useStore } from '#web/lib/store.ts'

/** What a list showed, under a name; the address as it stood, without page. */
export type SavedFilter = { readonly name: string; readonly address: string }

/** Filters that one may keep. */
export const MOST_SAVED = 12

const KEY = 'library.filters'
const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'address' in value &&
  typeof value.name === 'string' &&
  typeof value.address === 'string'

function stored(): readonly SavedFilter[] {
  try {
    const value: unknown = JSON.parse(kept(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isSaved).slice(0, MOST_SAVED) : []
  } catch {
    return []
  }
}

const filters = createStore<readonly SavedFilter[]>(stored())
filters.subscribe(() => keep(KEY, filters.get().length === 0 ? null : JSON.stringify(filters.get())))

/** Filters kept in this browser, in the order they were saved. */
export const useSavedFilters = (): readonly SavedFilter[] => useStore(filters)

/** Keeps what a list shows; the same name again replaces what was kept under it. */
export const saveFilter = (filter: SavedFilter): void =>
  filters.set([...filters.get().filter(({ name }) => name !== filter.name), filter].slice(-MOST_SAVED))

export const forgetFilter = (name: string): void => filters.set(filters.get().filter((one) => one.name !== name))
