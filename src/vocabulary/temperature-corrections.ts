import type { ConstructionType } from './constructions.ts'

/**
 * Temperature correction factor F_x by what lies beyond an element, in the order of a list to choose from.
 * `B` stands for the characteristic dimension of the ground floor B' = A/(0.5 P): below 5 m, 5 to 10 m, above 10 m; `R`
 * for the thermal resistance of the element, 1 m²K/W or less, or more.
 * Source: DIN V 4108-6, table of F_x, second hand; where the table prints two figures, both stand here.
 */
export const temperatureCorrections = {
  outside: 1,
  unheatedAttic: 0.8,
  kneeWall: 0.8,
  unheatedSpace: 0.5,
  lowHeatedSpace: 0.35,
  cellarB5: 0.7,
  cellarB10: 0.65,
  cellarBMore: 0.55,
  insulatedCellarB5: 0.55,
  insulatedCellarB10: 0.5,
  insulatedCellarBMore: 0.45,
  slabR1B5: 0.45,
  slabR1B10: 0.4,
  slabR1BMore: 0.25,
  slabRMoreB5: 0.5,
  slabRMoreB10: 0.5,
  slabRMoreBMore: 0.35,
  horizontalEdgeB5: 0.3,
  horizontalEdgeB10: 0.25,
  horizontalEdgeBMore: 0.2,
  verticalEdgeB5: 0.25,
  verticalEdgeB10: 0.2,
  verticalEdgeBMore: 0.15,
  heatedCellarFloorR1B5: 0.3,
  heatedCellarFloorR1B10: 0.25,
  heatedCellarFloorR1BMore: 0.2,
  heatedCellarFloorRMoreB5: 0.45,
  heatedCellarFloorRMoreB10: 0.4,
  heatedCellarFloorRMoreBMore: 0.35,
  cellarWallR1: 0.4,
  cellarWallRMore: 0.6,
} as const
export type Neighbour = keyof typeof temperatureCorrections
export const neighbours = Object.keys(temperatureCorrections) as readonly Neighbour[]

const startingWith = (...starts: readonly string[]) =>
  neighbours.filter((neighbour) => starts.some((start) => neighbour.startsWith(start)))

type Beyond = { readonly usual: Neighbour; readonly all: readonly Neighbour[] }
const only = (usual: Neighbour): Beyond => ({ usual, all: [usual] })

const beyond: Readonly<Record<ConstructionType, Beyond | null>> = {
  outerWall: only('outside'),
  pitchedRoof: only('outside'),
  flatRoof: only('outside'),
  floorAboveOutdoorAir: only('outside'),
  topFloorCeiling: only('unheatedAttic'),
  partitionToUnheated: { usual: 'unheatedSpace', all: ['unheatedSpace', 'kneeWall', 'lowHeatedSpace'] },
  basementCeiling: { usual: 'cellarB10', all: startingWith('cellarB', 'insulatedCellar') },
  groundSlab: {
    usual: 'slabR1B10',
    all: startingWith('slab', 'horizontalEdge', 'verticalEdge', 'heatedCellarFloor'),
  },
  outerWallGround: { usual: 'cellarWallR1', all: ['cellarWallR1', 'cellarWallRMore'] },
  innerWall: null,
  internalFloor: null,
}

/**
 * What may lie beyond an element of a type, and what is taken without being told: for the ground the middle column
 * without edge insulation. Null between heated rooms, which have no heat balance.
 */
export const neighboursOf = (type: ConstructionType): Beyond | null => beyond[type]
