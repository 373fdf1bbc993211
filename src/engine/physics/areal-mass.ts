import { massOfAccessory } from '#engine/accessory-mass.ts'
import type { Layer, Material } from '#engine/construction.ts'
import { arealMassFramed, arealMass as mass, massWithAccessories } from '#engine/formulas/heat.ts'
import { layerHeatCapacity, meanHeatCapacity, noHeatCapacity } from '#engine/formulas/summer.ts'
import { shareOfMembers } from '#engine/members.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { isAir } from './applicable-layers.ts'
import { THIN_SHEET } from './layer-resistance.ts'

const density = (material: Material, thickness: number): number | null => {
  if (material.density !== undefined) return material.density
  return material.traits.includes('air') || thickness <= THIN_SHEET ? 0 : null
}

/** Material and members. */
function bodyMass({ material, thickness, framing }: Layer, trace: Trace | undefined, key: 'layerMass' | 'bodyMass') {
  const own = density(material, thickness)
  if (own === null) return null
  if (!framing) return figure(trace, key, mass)(thickness, own)
  const member = density(framing.material, thickness)
  if (member === null) return null
  return figure(trace, key, arealMassFramed)(thickness, own, member, shareOfMembers(framing))
}

/**
 * Areal mass of a layer, members by their share, with what is built in [kg/m²]. Air and sheets of at most 1 mm without a
 * density count nothing.
 *
 * @param trace - about the layer
 * @returns null where a density is unknown
 */
export function arealMass(layer: Layer, trace: Trace | undefined): number | null {
  const { accessories } = layer
  if (!accessories) return bodyMass(layer, trace, 'layerMass')
  const body = bodyMass(layer, trace, 'bodyMass')
  const place = { thickness: layer.thickness, share: layer.framing ? 1 - shareOfMembers(layer.framing) : 1 }
  const built = accessories.map((one) => massOfAccessory(one, place, trace, 'accessoryMass'))
  const known = built.filter((one) => one !== null)
  if (body === null || known.length < built.length) return null
  return figure(trace, 'layerMass', massWithAccessories)(body, known)
}

type Part = 'bayHeatCapacity' | 'memberHeatCapacity'

const capacityOf = (trace: Trace | undefined, part: Part, material: Material, thickness: number): number | null => {
  const { density: mass, specificHeatCapacity } = material
  if (mass !== undefined && specificHeatCapacity !== undefined)
    return figure(trace, part, layerHeatCapacity)(mass, specificHeatCapacity, thickness)
  const isNone = material.traits.includes('air') || thickness <= THIN_SHEET
  return isNone ? figure(trace, part, noHeatCapacity)(thickness) : null
}

/** Areal heat capacity ρcd of a layer [J/(m²·K)]: between the members, and with them by their share; null where unknown. */
export type LayerHeatCapacity = { readonly bay: number | null; readonly mean: number | null }

/**
 * Areal heat capacity of a layer; air stores nothing.
 *
 * @param trace - about the layer
 */
export function heatCapacityOf(layer: Layer, trace: Trace | undefined): LayerHeatCapacity {
  const { framing, thickness, material } = layer
  const bay = isAir(layer)
    ? figure(trace, 'bayHeatCapacity', noHeatCapacity)(thickness)
    : capacityOf(trace, 'bayHeatCapacity', material, thickness)
  if (bay === null || !framing) return { bay, mean: bay }
  const member = capacityOf(trace, 'memberHeatCapacity', framing.material, thickness)
  if (member === null) return { bay, mean: null }
  const share = shareOfMembers(framing)
  return { bay, mean: figure(trace, 'meanHeatCapacity', meanHeatCapacity)(bay, member, share) }
}

/** The same of several layers, for the trace by their index. */
export const heatCapacities = (
  layers: readonly Layer[],
  counted: readonly number[],
  trace: Trace | undefined,
): LayerHeatCapacity[] => {
  const unknown = { bay: null, mean: null }
  return counted.map((index) => {
    const layer = layers[index]
    return layer ? heatCapacityOf(layer, about(trace, index)) : unknown
  })
}
