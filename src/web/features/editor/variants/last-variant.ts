import { createStore } from '#web/lib/store.ts'

/** The variant one came from: the next one is shown against it, and a key leads back. */
export const lastVariant = createStore<string | null>(null)
