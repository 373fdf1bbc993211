import { massOfAccessory } from '#engine/accessory-mass.ts'
import type { Framing, Layer, Material } from '#engine/construction.ts'
import { arealMassFramed, arealMass as mass, massWithAccessories } from '#engine/formulas/heat.ts'
import { layerHeatCapacity, meanHeatCapacity, noHeatCapacity } from '#engine/formulas/summer.ts'
import { shareBetween, shareOfMembers, shareOfSecond } from '#engine/members.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { isAir } from './applicable-layers.ts'
import { THIN_SHEET } from './layer-resistance.ts'

const density = (material: Material, thickness: number): number | null => {
  if (material.density !== undefined) return material.density
  return material.traits.includes('air') || thickness <= THIN_SHEET ? 0 : null
}

/** Density of what lies between the first members [kg/m³]: the material, and second members by their share. */
function densityBetween(layer: Layer, framing: Framing): number | null {
  const { material, thickness, secondFraming } = layer
  const own = density(material, thickness)
  if (own === null || !secondFraming) return own
  const second = density(secondFraming.material, thickness)
  const share = shareOfSecond(layer) / (1 - shareOfMembers(framing))
  return second === null ? null : (1 - share) * own + share * second
}

/** Material and members. */
function bodyMass(layer: Layer, trace: Trace | undefined, key: 'layerMass' | 'bodyMass') {
  const { material, thickness, framing } = layer
  if (!framing) {
    const own = density(material, thickness)
    return own === null ? null : figure(trace, key, mass)(thickness, own)
  }
  const own = densityBetween(layer, framing)
  const member = density(framing.material, thickness)
  if (own === null || member === null) return null
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
  const place = { thickness: layer.thickness, share: shareBetween(layer) }
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

/** Of what lies between the first members: the material, and second members by their share. */
function capacityBetween(layer: Layer, framing: Framing, bay: number, trace: Trace | undefined): number | null {
  if (!layer.secondFraming) return bay
  const second = capacityOf(trace, 'memberHeatCapacity', layer.secondFraming.material, layer.thickness)
  const share = shareOfSecond(layer) / (1 - shareOfMembers(framing))
  return second === null ? null : figure(trace, 'meanHeatCapacity', meanHeatCapacity)(bay, second, share)
}

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
  const between = capacityBetween(layer, framing, bay, trace)
  if (member === null || between === null) return { bay, mean: null }
  return { bay, mean: figure(trace, 'meanHeatCapacity', meanHeatCapacity)(between, member, shareOfMembers(framing)) }
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
