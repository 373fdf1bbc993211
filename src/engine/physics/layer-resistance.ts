import type { Layer, Material } from '#engine/construction.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import { airLayerResistance, airSpaceResistance, isNarrow } from './air-layer.ts'
import { isAir } from './applicable-layers.ts'
import type { HeatFlow } from './surface-resistance.ts'

/**
 * Thickest sheet whose resistance and heat capacity may be left out where they are unknown [m]. Foils, papers and
 * coatings hold R < 0.01 m²·K/W; leaving it out keeps U on the safe side.
 */
export const THIN_SHEET = 0.001

/** Resistances of a layer [m²·K/W]: between the members and through them. Null where a conductivity is unknown. */
export type LayerResistance = {
  readonly bay: number | null
  /** Equals `bay` in a layer without members. */
  readonly member: number | null
  /** Share of the area that the members take [1]. */
  readonly share: number
  readonly direction: FramingDirection
}

const solidResistance = ({ conductivity }: Material, thickness: number): number | null => {
  if (conductivity !== undefined) return thickness / conductivity
  return thickness <= THIN_SHEET ? 0 : null
}

const bayResistance = (layer: Layer, heatFlow: HeatFlow): number | null => {
  const { material, thickness, framing } = layer
  if (!isAir(layer)) return solidResistance(material, thickness)
  const width = framing ? framing.spacing - framing.width : undefined
  if (width === undefined || !isNarrow(thickness, width)) return airLayerResistance(thickness, heatFlow)
  return airSpaceResistance({ thickness, heatFlow, width })
}

/**
 * Thermal resistances of a layer: d/λ, for air by ISO 6946:2017, 6.9 (table 8; between members closer than ten times
 * the thickness, annex D). Ventilation of an air layer is not the layer's matter: it decides which layers count.
 */
export function layerResistance(layer: Layer, heatFlow: HeatFlow): LayerResistance {
  const bay = bayResistance(layer, heatFlow)
  const { framing } = layer
  if (!framing) return { bay, member: bay, share: 0, direction: 'vertical' }
  const member = framing.material.traits.includes('air')
    ? airLayerResistance(layer.thickness, heatFlow)
    : solidResistance(framing.material, layer.thickness)
  return { bay, member, share: framing.width / framing.spacing, direction: framing.direction }
}
