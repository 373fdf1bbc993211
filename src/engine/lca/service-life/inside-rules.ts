import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { MaterialCategory } from '#vocabulary/materials.ts'
import type { ProductKind } from '#vocabulary/product-kinds.ts'
import type { ServiceLifePlace } from '#vocabulary/service-life-positions.ts'
import {
  hasBeyond,
  isAmong,
  isInside,
  isInsulation,
  isKind,
  isKindAmong,
  isOf,
  isOutside,
  isRender,
  kindOf,
  neighbour,
  placed,
  type Rule,
  type Site,
} from './site.ts'

const floors: ReadonlySet<ConstructionType> = new Set([
  'internalFloor',
  'basementCeiling',
  'groundSlab',
  'floorAboveOutdoorAir',
  'topFloorCeiling',
])

const outerPlasters: ReadonlySet<ProductKind> = new Set(['pastyRender', 'insulatingRender'])
const boards: ReadonlySet<MaterialCategory> = new Set(['board', 'woodPanel'])
const isScreed = (layer: Parameters<typeof isOf>[0]) => isOf(layer, 'screed')

/** The side on which people walk: the room above, of a top-floor ceiling the attic. */
const isUpperSide = (site: Site, index: number): boolean =>
  site.type === 'topFloorCeiling' ? isOutside(site, index) : isInside(site, index)

/** Insulation in the floor, and that below the ceiling of a basement or above outdoor air. */
export const floorInsulation: Rule = (site, layer, index) => {
  if (!floors.has(site.type) || !isInsulation(layer)) return undefined
  if (isUpperSide(site, index) || (site.core === undefined && hasBeyond(site, index, 1, isScreed)))
    return placed('floorInsulation', 'insulation.floor')
  const isBelow = site.type === 'basementCeiling' || site.type === 'floorAboveOutdoorAir'
  return isBelow && isOutside(site, index) ? placed('ceilingBelow', 'insulation.ceilingBelow') : undefined
}

const buildUp: Readonly<Partial<Record<ProductKind, ServiceLifePlace>>> = {
  dryScreed: 'screed.dry',
  resinScreed: 'screed.resin',
  boundFill: 'fill.epsConcrete',
  solidParquet: 'floor.parquetSolid/solid',
  multilayerParquet: 'floor.parquetSolid/multilayer',
  laminate: 'floor.laminate/class31',
  carpet: 'floor.carpet/tufted',
  linoleum: 'floor.linoleum/homogeneous',
  pvcFloor: 'floor.linoleum/heterogeneous',
  rubberFloor: 'floor.linoleum/rubber',
  ceramic: 'floor.ceramic/tiles',
  marble: 'floor.ceramic/marble',
  parquetVarnish: 'floor.varnish/varnish',
  tileAdhesive: 'adhesive.tile',
}

/** Screeds, bound fills, coverings and what they are stuck or sealed with, in whatever construction. */
export const floorBuildUp: Rule = (site, layer, index) => {
  const kind = kindOf(layer)
  const place = kind && buildUp[kind]
  if (place) return placed('floorBuildUp', place)
  if (isScreed(layer)) return placed('floorBuildUp', 'screed.cement')
  const isBoarding = site.type === 'internalFloor' && isOf(layer, 'wood') && neighbour(site, index, 1) === undefined
  return isBoarding && isInside(site, index) ? placed('floorBuildUp', 'floor.parquetSolid/solid') : undefined
}

/** Sides that face a room: the inner one, of an inner wall both, of a floor between rooms the ceiling below. */
const facesRoom = (site: Site, index: number): boolean => {
  switch (site.type) {
    case 'innerWall':
      return index !== site.core
    case 'internalFloor':
    case 'basementCeiling':
      return isOutside(site, index)
    case 'groundSlab':
    case 'floorAboveOutdoorAir':
      return false
    default:
      return site.core === undefined ? neighbour(site, index, 1) === undefined : isInside(site, index)
  }
}

/** Plaster, lining and paint towards a room, and insulation inside of an outer wall. */
export const insideFinish: Rule = (site, layer, index) => {
  if (!facesRoom(site, index)) return undefined
  if (isInsulation(layer)) return site.type === 'outerWall' ? placed('insideInsulation') : undefined
  if (isKind(layer, 'innerPaint')) return placed('insideFinish', 'paint.inside/class3')
  if (isRender(layer) && !isKindAmong(layer, outerPlasters)) return placed('insideFinish', 'plaster.mineralInside')
  if (isKind(layer, 'clayBoard')) return placed('insideFinish', 'lining.board/clay')
  if (isAmong(layer, boards)) return placed('insideFinish', 'lining.board/gypsum')
  return isOf(layer, 'wood') ? placed('insideFinish', 'lining.wood') : undefined
}
