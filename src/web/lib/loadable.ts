import { createStore, type Store } from './store.ts'

/** Code that is fetched after the first paint: null until it is there. */
export type Loadable<T> = Pick<Store<T | null>, 'get' | 'subscribe'> & {
  /** Fetches it, once; again after a failure. */
  readonly fetch: () => void
}

/** Code that `load` imports. Unlike `lazy` it renders at once where it is there already. */
export function loadable<T extends object>(load: () => Promise<T>): Loadable<T> {
  const store = createStore<T | null>(null)
  let pending = false
  return {
    get: store.get,
    subscribe: store.subscribe,
    fetch: () => {
      if (pending) return
      pending = true
      load().then(store.set, () => {
        pending = false
      })
    },
  }
}
