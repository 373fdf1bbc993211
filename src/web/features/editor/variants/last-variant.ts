import type { Construction } from '#contract/constructions.ts'
import { createStore } from '#web/lib/store.ts'

/** The variant one came from: the next one is shown against it, and a key leads back. */
export const lastVariant = createStore<string | null>(null)

/** A construction, and whose it is. */
export type Placed = Pick<Construction, 'id' | 'ownership'>

/** Somebody else's construction that a variant was made from, with the variant's name, by the variant's id; known until the page is loaded anew. */
export const origins = new Map<string, Placed & Pick<Construction, 'name'>>()

/** The variants that were made from somebody else's construction. */
export const madeFrom = (id: string): readonly (Placed & Pick<Construction, 'name'>)[] =>
  [...origins].filter(([, of]) => of.id === id).map(([one, { name }]) => ({ id: one, ownership: 'custom', name }))
