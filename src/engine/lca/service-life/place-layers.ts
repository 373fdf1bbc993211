import type { Layer } from '#engine/construction.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { floorBuildUp, floorInsulation, insideFinish } from './inside-rules.ts'
import { facadeInsulation, facadeRender, facadeSkin, inGround } from './outside-rules.ts'
import { inRoof } from './roof-rules.ts'
import { type Placement, placed, type Rule, type Site } from './site.ts'
import { bearing, betweenMembers, membersOf, unreachable } from './structure-rules.ts'

const walls: readonly Rule[] = [
  bearing,
  facadeInsulation,
  betweenMembers,
  unreachable,
  facadeRender,
  facadeSkin,
  floorBuildUp,
  insideFinish,
]
const inner: readonly Rule[] = [bearing, betweenMembers, unreachable, floorBuildUp, insideFinish]
const ground: readonly Rule[] = [
  bearing,
  betweenMembers,
  unreachable,
  inGround,
  floorInsulation,
  floorBuildUp,
  insideFinish,
]
const roofs: readonly Rule[] = [bearing, betweenMembers, unreachable, inRoof, floorBuildUp, insideFinish]
const floors: readonly Rule[] = [bearing, betweenMembers, unreachable, floorInsulation, floorBuildUp, insideFinish]

/** In this order; the first that is for a layer tells its place. */
const rules: Readonly<Record<ConstructionType, readonly Rule[]>> = {
  outerWall: walls,
  partitionToUnheated: walls,
  outerWallGround: ground,
  groundSlab: ground,
  innerWall: inner,
  pitchedRoof: roofs,
  flatRoof: roofs,
  topFloorCeiling: floors,
  internalFloor: floors,
  basementCeiling: floors,
  floorAboveOutdoorAir: floors,
}

/** Where the layer stands: what lies between its members, and the members. */
export type LayerPlacement = { readonly material: Placement; readonly members: Placement | undefined }

const unknown = placed('unknown')

function materialPlacement(site: Site, layer: Layer, index: number): Placement {
  for (const rule of rules[site.type]) {
    const found = rule(site, layer, index)
    if (found) return found
  }
  return unknown
}

/**
 * Where every layer stands in the construction: what bears, what cannot be reached without taking that down, what lies
 * outside, in the roof, in the floor, inside. The first rule that is for a layer counts.
 *
 * @see "Nutzungsdauern von Bauteilen" (BBSR): service lives by component and position
 */
export function placeLayers(site: Site): readonly LayerPlacement[] {
  return site.layers.map((layer, index) => ({
    material: materialPlacement(site, layer, index),
    members: layer.framing && membersOf(site, layer.framing.material),
  }))
}
