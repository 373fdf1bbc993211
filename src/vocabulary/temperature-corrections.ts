import type { ConstructionType } from './constructions.ts'

/** Of an element at the ground: with a thermal resistance of 1 m²K/W or less, and of more. */
type ByResistance = { readonly upTo1: number; readonly above1: number }
const by = (upTo1: number, above1: number): ByResistance => ({ upTo1, above1 })

/**
 * Temperature correction factor F_x by what lies beyond an element, in the order of a list to choose from.
 * `B` stands for the characteristic dimension of the ground floor B' = A/(0.5 P): below 5 m, 5 to 10 m, above 10 m.
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
  slabB5: by(0.45, 0.6),
  slabB10: by(0.4, 0.5),
  slabBMore: by(0.25, 0.35),
  horizontalEdgeB5: by(0.3, 0.3),
  horizontalEdgeB10: by(0.25, 0.25),
  horizontalEdgeBMore: by(0.2, 0.2),
  verticalEdgeB5: by(0.25, 0.25),
  verticalEdgeB10: by(0.2, 0.2),
  verticalEdgeBMore: by(0.15, 0.15),
  heatedCellarFloorB5: by(0.3, 0.45),
  heatedCellarFloorB10: by(0.25, 0.4),
  heatedCellarFloorBMore: by(0.2, 0.35),
  cellarWall: by(0.4, 0.6),
} as const satisfies Readonly<Record<string, number | ByResistance>>
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
    usual: 'slabB10',
    all: startingWith('slab', 'horizontalEdge', 'verticalEdge', 'heatedCellarFloor'),
  },
  outerWallGround: only('cellarWall'),
  innerWall: null,
  internalFloor: null,
}

/**
 * What may lie beyond an element of a type, and what is taken without being told: for the ground the middle column
 * without edge insulation. Null between heated rooms, which have no heat balance.
 */
export const neighboursOf = (type: ConstructionType): Beyond | null => beyond[type]

/** Flowing groundwater takes more heat from an element at the ground (DIN V 4108-6, second hand). */
const FLOWING_GROUNDWATER = 1.15

/** Whether an element lies at the ground, where groundwater may flow. */
export const isAtGround = (neighbour: Neighbour): boolean => typeof temperatureCorrections[neighbour] !== 'number'

/** What decides F_x beside the neighbour. */
export type GroundContact = {
  /** Thermal resistance of the element without its surfaces [m²K/W]. */
  readonly resistance: number
  /** Whether groundwater flows below. */
  readonly groundwater: boolean
}

/** F_x of an element: at the ground by its resistance too, so that works on it may change it. */
export function correctionOf(neighbour: Neighbour, { resistance, groundwater }: GroundContact): number {
  const factor: number | ByResistance = temperatureCorrections[neighbour]
  if (typeof factor === 'number') return factor
  return (resistance > 1 ? factor.above1 : factor.upTo1) * (groundwater ? FLOWING_GROUNDWATER : 1)
}
