import type { ConstructionLayer } from '#contract/constructions.ts'
import { type BoundedFigure, bounds, isWithin } from '#vocabulary/bounds.ts'
import type { ForeignLayer, ForeignMaterial } from '../../foreign/foreign-construction.ts'

const within = (figure: BoundedFigure, value: number | undefined) =>
  value !== undefined && isWithin(bounds[figure], value) ? value : undefined

type Given = ForeignLayer & { readonly thickness: number }

/**
 * A layer of a file as one here: whole where this program wrote it of the same material, else with thickness, members,
 * state, service life and distance.
 *
 * @param chosen - what is taken for a member; undefined where nothing is
 */
export function proposedLayer(
  layer: Given,
  materialId: string,
  chosen: (material: ForeignMaterial) => string | undefined,
): ConstructionLayer {
  const { whole, thickness, framing, state } = layer
  if (whole?.materialId === materialId) return whole
  const member = framing && chosen(framing.material)
  const serviceLife = within('serviceLife', layer.serviceLife)
  const transportDistance = within('transportDistance', layer.transportDistance)
  return {
    materialId,
    thickness,
    ...(framing &&
      member !== undefined && { framing: { materialId: member, width: framing.width, spacing: framing.spacing } }),
    ...(state && { state }),
    ...(serviceLife !== undefined && { overrides: { serviceLife } }),
    ...(transportDistance !== undefined && { transportDistance }),
  }
}
