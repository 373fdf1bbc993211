import type { Construction, Layer } from '#engine/construction.ts'
import type { MaterialCategory } from '#vocabulary/materials.ts'

/** A layer with its place, 0 outside. */
export type Placed = { readonly layer: Layer; readonly index: number }

/** Members less deep are battens, not the structure [m]. */
export const LEAST_MEMBER_DEPTH = 0.06
/** Unframed timber less thick is boarding, not the structure [m]. */
export const LEAST_SOLID_TIMBER = 0.06
/** Masonry less thick in front of something that bears is a facing leaf [m]. */
export const LEAST_BEARING_LEAF = 0.15

export const isOf = ({ material }: Layer, ...categories: readonly MaterialCategory[]): boolean =>
  material.category !== undefined && categories.includes(material.category)

export const isInsulation = ({ material }: Layer): boolean => material.category === 'insulation'
export const isSealing = ({ material }: Layer): boolean => material.traits.includes('waterproofing')
/** Boards, sheathing, facing leaf, cladding. */
export const isCladding = (layer: Layer): boolean =>
  isOf(layer, 'board', 'woodPanel', 'wood', 'facade', 'masonry', 'metal', 'roofing', 'glass')

/** Masonry, concrete, solid timber: bears without members. */
export const isSolid = ({ material: { category }, thickness }: Layer): boolean =>
  category === 'masonry' || category === 'concrete' || (category === 'wood' && thickness >= LEAST_SOLID_TIMBER)
const isFrame = (layer: Layer): boolean =>
  layer.framing !== undefined && layer.thickness >= LEAST_MEMBER_DEPTH && !isSolid(layer)
const massOf = ({ material, thickness }: Layer): number => (material.density ?? 0) * thickness
const heavier = (one: Placed | undefined, layer: Layer, index: number): Placed =>
  one && massOf(one.layer) > massOf(layer) ? one : { layer, index }
const deeper = (one: Placed | undefined, layer: Layer, index: number): Placed =>
  one && one.layer.thickness > layer.thickness ? one : { layer, index }
/** A facing leaf bears nothing, unless nothing that bears stands behind it. */
const isLeaf = ({ material, thickness }: Layer): boolean =>
  material.category === 'masonry' && thickness < LEAST_BEARING_LEAF

/**
 * The layer that bears, and from which inside and outside are told: of pitched roofs the rafters; else the heaviest of
 * masonry, concrete and solid timber, a facing leaf left aside, and where there is none the deepest framed layer. Of
 * several alike the outermost.
 */
export function coreOf({ type, layers }: Construction): Placed | undefined {
  let heaviest: Placed | undefined
  let deepest: Placed | undefined
  for (let index = layers.length - 1; index >= 0; index -= 1) {
    const layer = layers[index]
    if (!layer || layer.state === 'removed') continue
    const isInnermost = (heaviest ?? deepest) === undefined
    if (isSolid(layer) && (isInnermost || !isLeaf(layer))) heaviest = heavier(heaviest, layer, index)
    if (isFrame(layer)) deepest = deeper(deepest, layer, index)
  }
  return type === 'pitchedRoof' ? (deepest ?? heaviest) : (heaviest ?? deepest)
}

/** Whether the core is of members with something between, and not of ones that stand in the room. */
export const isFrameOf = (core: Placed | undefined): boolean =>
  core?.layer.framing !== undefined && core.layer.airCavity !== 'openToRoom'

/** Timber with masonry, loam or the like between: half-timber. */
export const isHalfTimber = (core: Placed | undefined): boolean =>
  core?.layer.framing !== undefined && isOf(core.layer, 'masonry', 'mortar', 'plaster', 'fill', 'concrete')

/** Whether nothing but paint and plaster lies outside the core. */
export const isExposed = ({ layers }: Construction, core: Placed | undefined): boolean =>
  core !== undefined &&
  layers.every((layer, index) => index >= core.index || layer.state === 'removed' || isOf(layer, 'plaster', 'coating'))

/** Insulation that comes in with the works. */
export const newInsulation = ({ layers }: Construction): readonly Layer[] =>
  layers.filter((layer) => layer.state === 'new' && isInsulation(layer))
