import type { Construction, Layer } from '#engine/construction.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { MaterialCategory, MaterialTrait } from '#vocabulary/materials.ts'

/** Which layers take part in the heat transfer. Indices run from outside to inside. */
export type ApplicableLayers = {
  /** All but the removed ones. */
  readonly present: readonly number[]
  /** Those that count in U. */
  readonly counted: readonly number[]
  /** Whether a well-ventilated air layer takes the place of the outer surface. */
  readonly ventilated: boolean
  /** Counting layers outside the waterproofing (inverted roof, perimeter insulation): how many of `counted`. */
  readonly outsideSealing: number
}

const isRoof: Partial<Record<ConstructionType, true>> = { flatRoof: true, pitchedRoof: true }
const isWetOutside: Partial<Record<ConstructionType, true>> = { ...isRoof, outerWallGround: true, groundSlab: true }

export const has = (layer: Layer | undefined, trait: MaterialTrait): boolean =>
  layer?.material.traits.includes(trait) ?? false

export const isAir = (layer: Layer): boolean => layer.material.traits.includes('air')

const isWellVentilated = (layer: Layer | undefined) => has(layer, 'air') && layer?.airCavity === 'wellVentilated'
export const isOpenToRoom = (layer: Layer | undefined): boolean =>
  layer?.airCavity === 'openToRoom' && has(layer, 'air')

/** The outermost waterproofing, and in a roof at least the innermost substrate: what lies outside is wet. */
const wetBoundary = ({ type, layers }: Construction, open: readonly number[]): number => {
  if (!isWetOutside[type]) return -1
  const sealing = open.find((index) => has(layers[index], 'waterproofing')) ?? -1
  if (!isRoof[type]) return sealing
  const substrate = open.findLast((index) => has(layers[index], 'vegetation')) ?? -1
  return Math.max(sealing, substrate + 1)
}

/**
 * Tells which layers count in U.
 *
 * A well-ventilated air layer drops out with everything outside of it (ISO 6946:2017, 6.9), air that is open to the room
 * with everything inside of it: there the surface of the component is. In roofs and against the
 * ground, what lies outside the outermost waterproofing counts only if it insulates when wet (DIN 4108-2: inverted
 * roof, perimeter insulation). The outermost one is taken, because a vapour barrier of the same sheet often lies further in.
 */
export function applicableLayers(construction: Construction): ApplicableLayers {
  const { layers } = construction
  const present: number[] = []
  let cavity = -1
  let room = layers.length
  for (let index = 0; index < layers.length; index += 1) {
    const layer = layers[index]
    if (!layer || layer.state === 'removed') continue
    present.push(index)
    if (layer.airCavity === undefined) continue
    if (isWellVentilated(layer)) cavity = index
    if (room === layers.length && isOpenToRoom(layer)) room = index
  }
  const isWhole = cavity < 0 && room === layers.length
  const open = isWhole ? present : present.filter((index) => index > cavity && index < room)
  const wet = wetBoundary(construction, open)
  if (wet <= 0) return { present, counted: open, ventilated: cavity >= 0, outsideSealing: 0 }
  const counted = open.filter((index) => index >= wet || has(layers[index], 'insulatesWet'))
  const outsideSealing = counted.filter((index) => index < wet).length
  return { present, counted, ventilated: cavity >= 0, outsideSealing }
}

/** What lies on a roof to weigh it down, to be walked on or to grow. */
const covers: Partial<Record<MaterialCategory, true>> = {
  fill: true,
  flooring: true,
  mortar: true,
  screed: true,
  concrete: true,
  masonry: true,
}

/**
 * Whether something heavy or green lies outside the outermost sealing of a roof: gravel, slabs, substrate. It keeps the
 * sun from warming what is below.
 */
export function isCovered(layers: readonly Layer[]): boolean {
  let covered = false
  for (const layer of layers) {
    if (layer.state === 'removed') continue
    if (has(layer, 'vegetation')) return true
    if (has(layer, 'waterproofing')) return covered
    const { category } = layer.material
    if (category !== undefined && covers[category]) covered = true
  }
  return false
}
