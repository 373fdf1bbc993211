import type { Construction, Layer } from '#engine/construction.ts'
import { isOf, type Placed } from '#engine/layer-places.ts'
import { has } from '#engine/physics/applicable-layers.ts'
import type { PhysicsResult } from '#engine/physics/physics-result.ts'

/** A construction as the rules of moisture read it. Indices run from outside to inside; -1 where there is none. */
export type Reading = {
  readonly construction: Construction
  readonly physics: PhysicsResult
  readonly core: Placed | undefined
  /** The insulating layer that resists most. */
  readonly main: number
  /** The innermost well-ventilated air layer. */
  readonly cavity: number
  /** The outermost waterproofing. */
  readonly sealing: number
  /** The layer within the main insulation that holds back most vapour. */
  readonly retarder: number
  /** Whether R is at least that of DIN 4108-2. */
  readonly meetsMinimum: boolean
}

/** Render and blocks that conduct less insulate [W/(m·K)]. */
const INSULATING = 0.2

/** Insulation, or render that insulates. */
export const isInsulating = ({ material: { category, conductivity = 1 } }: Layer): boolean =>
  category === 'insulation' || (category === 'plaster' && conductivity <= INSULATING)

/** Masonry that insulates by itself. */
export const isInsulatingMasonry = (layer: Layer): boolean =>
  isOf(layer, 'masonry') && (layer.material.conductivity ?? 1) <= INSULATING

/** Whether a layer is of wood, of wood-based boards, or has members of them. */
export const isTimber = (layer: Layer): boolean =>
  has(layer, 'wood') || has(layer, 'woodBased') || hasTimberMembers(layer)

export const hasTimberMembers = ({ framing }: Layer): boolean =>
  framing !== undefined && (framing.material.traits.includes('wood') || framing.material.traits.includes('woodBased'))

type Summed = 'sd' | 'resistance'

/** The counting layer that insulates most; -1 where none does. */
function mainInsulation({ layers }: Construction, { layers: figures }: PhysicsResult): number {
  let found = -1
  let most = 0
  for (let index = 0; index < layers.length; index += 1) {
    const layer = layers[index]
    const own = figures[index]
    if (!layer || !own?.counted || (own.resistance ?? 0) <= most || !isInsulating(layer)) continue
    found = index
    most = own.resistance ?? 0
  }
  return found
}

/** The counting layer within another that holds back most vapour; -1 where none does. */
function retarderWithin({ layers }: PhysicsResult, outer: number): number {
  let found = -1
  let most = 0
  for (let index = outer + 1; index < layers.length; index += 1) {
    const own = layers[index]
    if (!own?.counted || (own.sd ?? 0) <= most) continue
    found = index
    most = own.sd ?? 0
  }
  return found
}

type Given = Pick<Reading, 'construction' | 'physics' | 'core' | 'meetsMinimum'>

/** Reads a construction once for every rule. */
export function readingOf({ construction, physics, core, meetsMinimum }: Given): Reading {
  const { layers } = construction
  let cavity = -1
  let sealing = -1
  for (let index = 0; index < layers.length; index += 1) {
    const layer = layers[index]
    if (!layer || layer.state === 'removed') continue
    if (layer.airCavity === 'wellVentilated' && has(layer, 'air')) cavity = index
    if (sealing < 0 && has(layer, 'waterproofing')) sealing = index
  }
  const main = mainInsulation(construction, physics)
  const retarder = main < 0 ? -1 : retarderWithin(physics, main)
  return { construction, physics, core, meetsMinimum, main, cavity, sealing, retarder }
}

/** Sum over the counting layers from one index up to, and without, another; null where one is unknown. */
export function sumOf({ physics: { layers } }: Reading, figure: Summed, from: number, to: number): number | null {
  let sum = 0
  for (let index = Math.max(0, from); index < to && index < layers.length; index += 1) {
    const layer = layers[index]
    if (!layer?.counted) continue
    const own = layer[figure]
    if (own === null) return null
    sum += own
  }
  return sum
}

/** Equivalent air layer thickness inside and outside of the main insulation [m]; null where unknown. */
export const sdInside = (reading: Reading): number | null =>
  sumOf(reading, 'sd', reading.main + 1, reading.construction.layers.length)
export const sdOutside = (reading: Reading): number | null => sumOf(reading, 'sd', 0, reading.main)

/** Thermal resistance of the insulation on the room side of the core [m²·K/W]; 0 without any. */
export function insulationInside({ construction: { layers }, physics, core }: Reading): number {
  let sum = 0
  if (core === undefined) return sum
  for (let index = core.index + 1; index < layers.length; index += 1) {
    const layer = layers[index]
    if (layer && layer.state !== 'removed' && isInsulating(layer)) sum += physics.layers[index]?.resistance ?? 0
  }
  return sum
}

/** Whether timber lies between the sealing and the layer that retards vapour, so that it cannot dry to either side. */
export function hasTimberBetween({ construction: { layers }, physics, sealing, retarder }: Reading): boolean {
  const end = retarder < 0 ? layers.length : retarder
  for (let index = Math.max(0, sealing); index < end; index += 1) {
    const layer = layers[index]
    if (layer && physics.layers[index]?.counted && index !== retarder && isTimber(layer)) return true
  }
  return false
}
