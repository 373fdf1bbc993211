import type { Framing, Layer, LayerAccessory } from '#engine/construction.ts'
import { lengthOfMembers, shareBetween, shareOfMembers, shareOfSecond } from '#engine/members.ts'
import type { Part } from './reference-flow.ts'
import { type LayerLives, lifeOfMaterial, type ServiceLife } from './service-life/service-lives.ts'

/** Where a part stands in its layer. */
type PartPlace =
  | readonly ['material']
  | readonly ['framing' | 'secondFraming', 'material']
  | readonly ['accessories', number, 'material']

const MATERIAL = ['material'] as const
const FRAMING = ['framing', 'material'] as const

/** A part of a layer that is made of something, and where in the layer it stands. */
export type LayerPart = Part & {
  readonly at: PartPlace
  /** Undefined where unknown. */
  readonly life: ServiceLife | undefined
}

/** Place of a part in the construction, as warnings name it. */
export function partPath({ at }: LayerPart, index: number): string {
  if (at[0] === 'material') return `/layers/${index}`
  return at[0] === 'accessories' ? `/layers/${index}/accessories/${at[1]}` : `/layers/${index}/${at[0]}`
}

/** What is built in serves as long as the layer it is part of, where it has no service life of its own. */
const accessoryPart = (accessory: LayerAccessory, layer: Layer, lives: LayerLives, index: number): LayerPart => ({
  material: accessory.material,
  thickness: layer.thickness,
  share: shareBetween(layer),
  length: undefined,
  accessory,
  at: ['accessories', index, 'material'],
  life: lifeOfMaterial(accessory.material) ?? lives.material ?? lives.members,
})

/** Members of another kind serve as their own material does, or as the first ones. */
const secondPart = (layer: Layer, framing: Framing, lives: LayerLives): LayerPart[] => {
  const { material, width } = framing
  if (material.traits.includes('air')) return []
  const share = shareOfSecond(layer)
  const life = lifeOfMaterial(material) ?? lives.members
  const at = ['secondFraming', 'material'] as const
  return [{ material, thickness: layer.thickness, share, length: share / width, accessory: undefined, at, life }]
}

/** What lies between the members, or all of the layer. */
const materialPart = (layer: Layer, { material: life }: LayerLives): LayerPart => ({
  material: layer.material,
  thickness: layer.thickness,
  share: shareBetween(layer),
  length: undefined,
  accessory: undefined,
  at: MATERIAL,
  life,
})

const memberPart = ({ thickness }: Layer, framing: Framing, { members: life }: LayerLives): LayerPart => ({
  material: framing.material,
  thickness,
  share: shareOfMembers(framing),
  length: lengthOfMembers(framing),
  accessory: undefined,
  at: FRAMING,
  life,
})

/** What a layer is made of: the material, between members by its share, the members, what is built in. Air needs nothing. */
export function layerParts(layer: Layer, lives: LayerLives): LayerPart[] {
  const { material, framing, secondFraming, accessories } = layer
  const parts = material.traits.includes('air') ? [] : [materialPart(layer, lives)]
  if (framing && !framing.material.traits.includes('air')) parts.push(memberPart(layer, framing, lives))
  if (secondFraming) parts.push(...secondPart(layer, secondFraming, lives))
  if (accessories) for (const [index, one] of accessories.entries()) parts.push(accessoryPart(one, layer, lives, index))
  return parts
}
