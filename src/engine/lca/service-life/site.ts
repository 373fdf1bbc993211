import type { Construction, Layer } from '#engine/construction.ts'
import { coreOf, isFrameOf, isSolid } from '#engine/layer-places.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { MaterialCategory } from '#vocabulary/materials.ts'
import type { ProductKind } from '#vocabulary/product-kinds.ts'
import type { PlacementRule, ServiceLifePlace } from '#vocabulary/service-life-positions.ts'

/** Where a layer stands. */
export type Placement = {
  /** What told it. */
  readonly rule: PlacementRule
  /** Place whose service life it has, or what it lives as long as; undefined where neither is known. */
  readonly place: ServiceLifePlace | 'asMembers' | 'asCore' | undefined
}

/** What the rules look at: the layers, and where the one that bears stands among them. */
export type Site = {
  readonly type: ConstructionType
  readonly layers: readonly Layer[]
  /** Index of the core; undefined where nothing bears. */
  readonly core: number | undefined
  /** The core is of members with something between. */
  readonly isFramed: boolean
  /** Outermost and innermost layer that bear; −1 where none does. */
  readonly firstBearing: number
  readonly lastBearing: number
}

/** A rule: where the layer stands, if the rule is for it. */
export type Rule = (site: Site, layer: Layer, index: number) => Placement | undefined

const known = new Map<PlacementRule, Map<Placement['place'], Placement>>()

/** The placement of a rule and a place; the same object every time, so that what follows from it can be kept. */
export function placed(rule: PlacementRule, place?: Placement['place']): Placement {
  let ofRule = known.get(rule)
  if (!ofRule) known.set(rule, (ofRule = new Map()))
  let placement = ofRule.get(place)
  if (!placement) ofRule.set(place, (placement = { rule, place }))
  return placement
}

export function siteOf(construction: Construction): Site {
  const { type, layers } = construction
  const core = coreOf(construction)
  let firstBearing = -1
  let lastBearing = -1
  for (let index = 0; index < layers.length; index += 1) {
    const layer = layers[index]
    if (!layer || layer.state === 'removed' || !(index === core?.index || isSolid(layer))) continue
    if (firstBearing < 0) firstBearing = index
    lastBearing = index
  }
  return { type, layers, core: core?.index, isFramed: isFrameOf(core), firstBearing, lastBearing }
}

export const kindOf = ({ material }: Layer): ProductKind | undefined => material.product
export const isKind = ({ material }: Layer, kind: ProductKind): boolean => material.product === kind
export const isOf = ({ material }: Layer, category: MaterialCategory): boolean => material.category === category
/** Whether the layer is of any of the groups, or kinds. Sets made once: this is asked of every layer again and again. */
export const isAmong = ({ material }: Layer, categories: ReadonlySet<MaterialCategory>): boolean =>
  material.category !== undefined && categories.has(material.category)
export const isKindAmong = ({ material }: Layer, kinds: ReadonlySet<ProductKind>): boolean =>
  material.product !== undefined && kinds.has(material.product)
export const isInsulation = (layer: Layer): boolean => layer.material.category === 'insulation'
export const isAir = ({ material }: Layer): boolean => material.traits.includes('air')
/** Carries the load by itself: the core, and what else is of masonry, concrete, solid timber. */
export const bears = ({ core }: Site, layer: Layer, index: number): boolean => index === core || isSolid(layer)
export const isRender = (layer: Layer): boolean => layer.material.category === 'plaster'

const never = () => false

/** Walks outwards (−1) or inwards (+1) to the first layer that stays and that `skip` does not pass over. */
export function neighbour(
  { layers }: Site,
  index: number,
  step: -1 | 1,
  skip: (layer: Layer) => boolean = never,
): Layer | undefined {
  for (let at = index + step; at >= 0 && at < layers.length; at += step) {
    const layer = layers[at]
    if (layer && layer.state !== 'removed' && !skip(layer)) return layer
  }
  return undefined
}

/** Whether any layer that stays, outwards (−1) or inwards (+1), is such a one. */
export function hasBeyond({ layers }: Site, index: number, step: -1 | 1, is: (layer: Layer) => boolean): boolean {
  for (let at = index + step; at >= 0 && at < layers.length; at += step) {
    const layer = layers[at]
    if (layer && layer.state !== 'removed' && is(layer)) return true
  }
  return false
}

export const isOutside = ({ core }: Site, index: number): boolean => core !== undefined && index < core
export const isInside = ({ core }: Site, index: number): boolean => core !== undefined && index > core
