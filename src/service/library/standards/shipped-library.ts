import type { ConstructionInput } from '#contract/constructions.ts'
import { fingerprint } from './fingerprint.ts'

export type Shipped = { readonly id: string; readonly content: ConstructionInput; readonly fingerprint: string }
/** The standard constructions that come with the service, by id. */
export type ShippedLibrary = ReadonlyMap<string, Shipped>

/** The library of these constructions; each with its id, as `loadStandardConstructions` gives them. */
export const shippedLibrary = (
  constructions: readonly (ConstructionInput & { readonly id: string })[],
): ShippedLibrary =>
  new Map(constructions.map(({ id, ...content }) => [id, { id, content, fingerprint: fingerprint(content) }]))
