import type { Layer, Material } from '#engine/construction.ts'
import { isAir } from './applicable-layers.ts'
import { THIN_SHEET } from './layer-resistance.ts'

const density = (material: Material, thickness: number): number | null => {
  if (material.density !== undefined) return material.density
  return material.traits.includes('air') || thickness <= THIN_SHEET ? 0 : null
}

/**
 * Areal mass of a layer, members by their share [kg/m²]. Air and sheets of at most 1 mm without a density count nothing.
 *
 * @returns null where a density is unknown
 */
export function arealMass({ material, thickness, framing }: Layer): number | null {
  const own = density(material, thickness)
  if (own === null) return null
  if (!framing) return own * thickness
  const member = density(framing.material, thickness)
  if (member === null) return null
  const share = framing.width / framing.spacing
  return thickness * ((1 - share) * own + share * member)
}

const volumetricCapacity = (material: Material, thickness: number): number | null => {
  const { density: mass, specificHeatCapacity } = material
  if (mass !== undefined && specificHeatCapacity !== undefined) return mass * specificHeatCapacity
  return material.traits.includes('air') || thickness <= THIN_SHEET ? 0 : null
}

/** Areal heat capacity ρcd between the members [J/(m²·K)]; air stores nothing; null where a figure is unknown. */
export const bayHeatCapacity = (layer: Layer): number | null => {
  if (isAir(layer)) return 0
  const own = volumetricCapacity(layer.material, layer.thickness)
  return own === null ? null : own * layer.thickness
}

/** Areal heat capacity ρcd, members by their share [J/(m²·K)]; null where a figure is unknown. */
export function arealHeatCapacity(layer: Layer): number | null {
  const bay = bayHeatCapacity(layer)
  const { framing, thickness } = layer
  if (bay === null || !framing) return bay
  const member = volumetricCapacity(framing.material, thickness)
  if (member === null) return null
  const share = framing.width / framing.spacing
  return (1 - share) * bay + share * member * thickness
}
