import type { Framing, Layer, Material } from '#engine/construction.ts'
import { isSolid, LEAST_BEARING_LEAF, LEAST_MEMBER_DEPTH, LEAST_SOLID_TIMBER } from '#engine/layer-places.ts'
import { undercoats } from '#engine/lca/service-life/outside-rules.ts'
import type { MaterialTrait } from '#vocabulary/materials.ts'

/** Traits by which a layer decides which others count, or whether it counts itself. */
const telling: readonly MaterialTrait[] = ['air', 'waterproofing', 'insulatesWet', 'vegetation', 'metal']

/**
 * What other layers can see of a layer: alternatives whose layers all look the same from outside have the same places,
 * service lives and counting layers, and differ only by sums.
 *
 * What may bear shows more: what is enclosed lives as long as it does, and it is found by comparing mass and depth.
 */
function signatureOf(layer: Layer | undefined, isComparedBySize: boolean): string {
  if (!layer) return 'none'
  const { material, framing, secondFraming, airCavity, thickness } = layer
  const mayBear = isSolid(layer) || material.category === 'wood' || framing !== undefined
  return JSON.stringify([
    ofMaterial(material),
    material.conductivity === undefined,
    airCavity,
    mayBear && [...livesOf(layer), isComparedBySize ? [thickness, material.density] : sizeClass(layer)],
    framing && ofFraming(framing),
    secondFraming && ofFraming(secondFraming),
  ])
}

const ofMaterial = ({ traits, category, product }: Material) => [
  telling.filter((trait) => traits.includes(trait)),
  category,
  product && undercoats.has(product) && product,
]

const livesOf = ({ material, serviceLife, serviceLifePlace }: Layer) => [
  material.serviceLife,
  material.isServiceLifeOpen,
  material.product,
  serviceLife,
  serviceLifePlace,
]

const ofFraming = ({ material, direction }: Framing) => [ofMaterial(material), material.serviceLife, direction]

/** Sides of the thresholds that a thickness is on. */
const sizeClass = ({ thickness }: Layer) =>
  [LEAST_MEMBER_DEPTH, LEAST_SOLID_TIMBER, LEAST_BEARING_LEAF].map((least) => thickness >= least)

const mayBear = (layer: Layer) => isSolid(layer) || layer.framing !== undefined

/** Whether more than one layer may be what bears, so that their sizes decide. Layers of each place, fixed ones alone. */
export const comparesSizes = (places: readonly (readonly Layer[])[]): boolean =>
  places.filter((layers) => layers.some(mayBear)).length > 1

/** The same, told once for each layer. */
export function signatures(): typeof signatureOf {
  const known = [new WeakMap<Layer, string>(), new WeakMap<Layer, string>()]
  return (layer, isComparedBySize) => {
    const kept = layer && known[isComparedBySize ? 1 : 0]
    if (!kept) return signatureOf(layer, isComparedBySize)
    const signature = kept.get(layer) ?? signatureOf(layer, isComparedBySize)
    kept.set(layer, signature)
    return signature
  }
}
