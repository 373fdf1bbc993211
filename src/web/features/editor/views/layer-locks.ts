import { createStore } from '#web/lib/store.ts'

/** What the rows of the layers need of a search that is open beside them. */
export type LayerLocks = {
  /** Rows that could change, and whether they are kept as they are. */
  readonly rows: ReadonlyMap<string, boolean>
  readonly toggle: (row: string) => void
}

/** Null: no search is open. */
export const layerLocks = createStore<LayerLocks | null>(null)
