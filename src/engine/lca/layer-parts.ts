import type { Layer } from '#engine/construction.ts'
import type { Part } from './reference-flow.ts'

/** A part of a layer that is made of something, and where in the layer it stands. */
export type LayerPart = Part & { readonly at: readonly ['material'] | readonly ['framing', 'material'] }

/** Place of a part in the construction, as warnings name it. */
export const partPath = ({ at }: LayerPart, index: number): string =>
  at[0] === 'material' ? `/layers/${index}` : `/layers/${index}/framing`

/** What a layer is made of: the material, between members by its share, and the members. Air needs nothing. */
export function layerParts({ material, framing, thickness }: Layer): LayerPart[] {
  const fraction = framing ? framing.width / framing.spacing : 0
  const parts: LayerPart[] = []
  if (!material.traits.includes('air'))
    parts.push({ material, thickness, share: 1 - fraction, length: undefined, at: ['material'] })
  if (framing && !framing.material.traits.includes('air'))
    parts.push({
      material: framing.material,
      thickness,
      share: fraction,
      length: 1 / framing.spacing,
      at: ['framing', 'material'],
    })
  return parts
}
