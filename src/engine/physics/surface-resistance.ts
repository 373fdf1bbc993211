import type { Construction } from '#engine/construction.ts'
import { type Adjacency, adjacencies, type ConstructionType } from '#vocabulary/constructions.ts'

export type HeatFlow = 'horizontal' | 'up' | 'down'
/** What the outer face of the layers that count borders on: behind a well-ventilated layer the air in it. */
export type OuterSide = Adjacency | 'ventilated'
/** [m²·K/W] */
export type SurfaceResistances = { readonly rsi: number; readonly rse: number }

type Situation = { readonly heatFlow: HeatFlow; readonly adjacency: Adjacency }

/**
 * Direction of the heat flow from the room (last layer) and what it flows to. The room of an internal floor is the
 * upper one, so heat flows down through it.
 */
export const situations: Readonly<Record<ConstructionType, Situation>> = {
  outerWall: { heatFlow: 'horizontal', adjacency: adjacencies.outerWall },
  outerWallGround: { heatFlow: 'horizontal', adjacency: adjacencies.outerWallGround },
  innerWall: { heatFlow: 'horizontal', adjacency: adjacencies.innerWall },
  partitionToUnheated: { heatFlow: 'horizontal', adjacency: adjacencies.partitionToUnheated },
  pitchedRoof: { heatFlow: 'up', adjacency: adjacencies.pitchedRoof },
  flatRoof: { heatFlow: 'up', adjacency: adjacencies.flatRoof },
  topFloorCeiling: { heatFlow: 'up', adjacency: adjacencies.topFloorCeiling },
  internalFloor: { heatFlow: 'down', adjacency: adjacencies.internalFloor },
  basementCeiling: { heatFlow: 'down', adjacency: adjacencies.basementCeiling },
  groundSlab: { heatFlow: 'down', adjacency: adjacencies.groundSlab },
  floorAboveOutdoorAir: { heatFlow: 'down', adjacency: adjacencies.floorAboveOutdoorAir },
}

/** Internal surface resistance by direction of heat flow [m²·K/W] (ISO 6946:2017, table 7). */
export const internalSurfaceResistance = { horizontal: 0.13, up: 0.1, down: 0.17 } as const satisfies Record<
  HeatFlow,
  number
>
/** External surface resistance to outdoor air [m²·K/W] (ISO 6946:2017, table 7). */
export const EXTERNAL_SURFACE_RESISTANCE = 0.04
/** Internal surface resistance for moisture and mould in heated rooms [m²·K/W] (DIN 4108-2, DIN 4108-3; ISO 13788:2012, 4.4.1). */
export const MOULD_INTERNAL_SURFACE_RESISTANCE = 0.25
/** Surface resistance in unheated rooms for moisture and mould [m²·K/W] (DIN 4108-3). */
const MOULD_UNHEATED_SURFACE_RESISTANCE = 0.17

/**
 * External surface resistance of the U-value [m²·K/W] (ISO 6946:2017, 6.8, table 7; ground: ISO 13370). Behind a
 * well-ventilated layer, towards unheated spaces and between heated rooms it equals the internal one (ISO 6946:2017,
 * 6.9); against the ground it is 0.
 */
export function externalSurface(side: OuterSide, heatFlow: HeatFlow): number {
  if (side === 'ground') return 0
  return side === 'outdoorAir' ? EXTERNAL_SURFACE_RESISTANCE : internalSurfaceResistance[heatFlow]
}

type Beyond = Pick<Construction, 'type' | 'settings'>

/**
 * What the outer face borders on for the moisture methods: roof space, above the top floor ceiling and behind a knee
 * wall, is as cold as outdoors.
 */
export function mouldSide({ type, settings }: Beyond): Adjacency {
  const isKneeWall = type === 'partitionToUnheated' && settings?.unheatedSide === 'roofSpace'
  return type === 'topFloorCeiling' || isKneeWall ? 'outdoorAir' : situations[type].adjacency
}

/** External surface resistance for the temperature factor and the two-period balance [m²·K/W] (DIN 4108-2; DIN 4108-3). */
export function mouldExternalSurface(side: OuterSide): number {
  if (side === 'ground') return 0
  return side === 'unheated' ? MOULD_UNHEATED_SURFACE_RESISTANCE : EXTERNAL_SURFACE_RESISTANCE
}

/** Surface resistances for the temperature factor and the two-period balance [m²·K/W] (DIN 4108-2; DIN 4108-3, annex A). */
export const mouldSurfaceResistances = (construction: Beyond): SurfaceResistances => ({
  rsi: MOULD_INTERNAL_SURFACE_RESISTANCE,
  rse: mouldExternalSurface(mouldSide(construction)),
})
