import { keep, kept } from './kept.ts'
import { createStore, useStore } from './store.ts'

/** What a list showed, under a name; the address as it stood, without page. */
export type SavedAddress = { readonly name: string; readonly address: string }

/** Addresses that one may keep of a list. */
export const MOST_SAVED = 12

const isSaved = (value: unknown): value is SavedAddress =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'address' in value &&
  typeof value.name === 'string' &&
  typeof value.address === 'string'

function stored(key: string): readonly SavedAddress[] {
  try {
    const value: unknown = JSON.parse(kept(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isSaved).slice(0, MOST_SAVED) : []
  } catch {
    return []
  }
}

/** Addresses of a list that are kept in this browser under names, in the order they were saved. */
export function savedAddresses(key: string) {
  const saved = createStore<readonly SavedAddress[]>(stored(key))
  saved.subscribe(() => keep(key, saved.get().length === 0 ? null : JSON.stringify(saved.get())))
  return {
    useSaved: (): readonly SavedAddress[] => useStore(saved),
    /** The same name again replaces what was kept under it. */
    save: (one: SavedAddress): void =>
      saved.set([...saved.get().filter(({ name }) => name !== one.name), one].slice(-MOST_SAVED)),
    forget: (name: string): void => saved.set(saved.get().filter((one) => one.name !== name)),
  }
}
