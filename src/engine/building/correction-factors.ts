import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { RowAdjacency } from '#vocabulary/projects.ts'
import { correctionOf, type Neighbour } from '#vocabulary/temperature-corrections.ts'
import type { RowFigures } from './assess-rows.ts'
import type { Building } from './building.ts'

/** Steps of the characteristic dimension B′ of a floor: below 5 m, 5 to 10 m, above 10 m. */
type Step = 'B5' | 'B10' | 'BMore'

/** Floors whose area and perimeter make a B′ of their own. */
const floors = ['groundSlab', 'basementCeiling'] as const
type Floor = (typeof floors)[number]

/** What F_x of the rows at the ground depends on in one building. */
export type GroundFloors = {
  /** B′ = A/(0.5·P) [m]; undefined where the perimeter is not known or there is no such floor. */
  readonly characteristicDimension: Readonly<Record<Floor, number | undefined>>
  readonly areas: Building['areas']
}

/** A row of the envelope, with the area that heat goes through. */
export type EnvelopeRow = {
  readonly row: RowFigures
  readonly type: ConstructionType | undefined
  readonly area: number
}

/** B′ of the floors of a building, of all that are part of the envelope. */
export function groundFloorsOf(rows: readonly EnvelopeRow[], areas: Building['areas']): GroundFloors {
  const { groundPerimeter: perimeter } = areas
  const dimensionOf = (floor: Floor) => {
    const area = rows.reduce((sum, one) => sum + (one.type === floor ? one.area : 0), 0)
    return perimeter === undefined || area === 0 ? undefined : area / (0.5 * perimeter)
  }
  return {
    areas,
    characteristicDimension: { groundSlab: dimensionOf('groundSlab'), basementCeiling: dimensionOf('basementCeiling') },
  }
}

const stepOf = (dimension: number | undefined): Step => {
  if (dimension === undefined) return 'B10'
  if (dimension < 5) return 'B5'
  return dimension <= 10 ? 'B10' : 'BMore'
}

const plain: Readonly<Partial<Record<RowAdjacency, Neighbour>>> = {
  outsideAir: 'outside',
  unheatedAttic: 'unheatedAttic',
  kneeWall: 'kneeWall',
  unheatedRoom: 'unheatedSpace',
  lowHeatedRoom: 'lowHeatedSpace',
}

/** Not in the table of the vocabulary, which serves single components (DIN V 4108-6, table 3, second hand). */
const VENTILATED_CRAWL_SPACE = 0.9

const slabs = { none: 'slab', horizontal: 'horizontalEdge', vertical: 'verticalEdge' } as const

function neighbourOf(adjacency: RowAdjacency, type: ConstructionType | undefined, ground: GroundFloors) {
  const { areas, characteristicDimension: dimension } = ground
  if (adjacency === 'ground')
    return type === 'groundSlab'
      ? (`${slabs[areas.edgeInsulation ?? 'none']}${stepOf(dimension.groundSlab)}` as const)
      : 'cellarWall'
  if (adjacency === 'unheatedBasement') {
    const cellar = areas.basementPerimeterInsulated ? 'insulatedCellar' : 'cellar'
    return `${cellar}${stepOf(dimension.basementCeiling)}` as const
  }
  return plain[adjacency]
}

/** Whether F_x of a row takes the middle column because B′ is not known. */
export const isMiddleTaken = ({ row: { adjacency }, type }: EnvelopeRow, ground: GroundFloors): boolean => {
  if (adjacency === 'unheatedBasement') return ground.characteristicDimension.basementCeiling === undefined
  return adjacency === 'ground' && type === 'groundSlab' && ground.characteristicDimension.groundSlab === undefined
}

/** Temperature correction factor F_x [1] of a row of the envelope. */
export function correctionFactor({ row, type }: EnvelopeRow, ground: GroundFloors): number {
  const { adjacency, heat } = row
  if (adjacency === 'ventilatedCrawlSpace') return VENTILATED_CRAWL_SPACE
  const neighbour = neighbourOf(adjacency, type, ground)
  return neighbour ? correctionOf(neighbour, { resistance: heat.resistance ?? 0, groundwater: false }) : 0
}
