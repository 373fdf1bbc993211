import type { ResolvedLayer } from '#assessment/resolved.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Layer } from '#engine/construction.ts'

/** A layer that was made, and what it was made of. */
type Kept = { readonly found: ResolvedLayer; readonly layer: Layer }

/** Layers that are kept, up to twice as many: of a kilobyte each, with what the engine knows of their parts. */
const MOST = 4_000
let young = new Map<string, Kept>()
let old = new Map<string, Kept>()

const isSame = (one: ResolvedLayer, other: ResolvedLayer): boolean =>
  one.own.material === other.own.material &&
  one.own.named === other.own.named &&
  one.members?.material === other.members?.material &&
  one.secondMembers?.material === other.secondMembers?.material

/** Built-in parts and transports are found anew each time, and materials of users may be changed. */
const isKeepable = ({ own, members, secondMembers, accessories, transport }: ResolvedLayer): boolean =>
  !accessories &&
  !transport &&
  own.revision === undefined &&
  members?.revision === undefined &&
  secondMembers?.revision === undefined

function keep(name: string, kept: Kept): Layer {
  if (young.size >= MOST) {
    old = young
    young = new Map()
  }
  young.set(name, kept)
  return kept.layer
}

/**
 * The same object for a layer that is written the same and made of the same, in whatever construction it lies: what the
 * engine knows of its parts stays known. Constructions of a building differ in a layer or two, and share the others.
 *
 * @param make - the layer as the engine takes it
 */
export function keptLayer(given: ConstructionLayer, found: ResolvedLayer, make: () => Layer): Layer {
  if (!isKeepable(found)) return make()
  const name = JSON.stringify(given)
  const recent = young.get(name)
  if (recent && isSame(recent.found, found)) return recent.layer
  const before = old.get(name)
  return keep(name, before && isSame(before.found, found) ? before : { found, layer: make() })
}
