import type { Layer, Material } from '#engine/construction.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { ServiceLifePosition } from '#vocabulary/service-life-positions.ts'
import {
  bears,
  isInside,
  isInsulation,
  isKind,
  isOf,
  isOutside,
  type Placement,
  placed,
  type Rule,
  type Site,
} from './site.ts'

const timber: Readonly<Record<ConstructionType, ServiceLifePosition>> = {
  outerWall: 'structure.timberWall',
  outerWallGround: 'structure.timberWall',
  partitionToUnheated: 'structure.timberWall',
  innerWall: 'structure.timberWallInside',
  pitchedRoof: 'structure.timberPitchedRoof',
  flatRoof: 'structure.timberFlatRoof',
  topFloorCeiling: 'structure.timberFloor',
  internalFloor: 'structure.timberFloor',
  basementCeiling: 'structure.timberFloor',
  groundSlab: 'structure.timberFloor',
  floorAboveOutdoorAir: 'structure.timberFloor',
}

const isTimber = ({ category }: Material) => category === 'wood' || category === 'woodPanel'

/** The structure that a layer of the material is; undefined of what the table does not know as one, such as metal. */
function structureOf({ type }: Site, layer: Layer): ServiceLifePosition | undefined {
  if (isOf(layer, 'concrete')) return 'structure.concrete'
  if (isOf(layer, 'masonry')) return 'structure.masonry'
  return isTimber(layer.material) ? timber[type] : undefined
}

/** Members of a layer bear, or are taken as long-lived as what bears. */
export const membersOf = ({ type }: Site, material: Material): Placement =>
  placed('member', isTimber(material) ? timber[type] : undefined)

/** The core where it is solid, and every wall, slab and leaf of concrete or masonry but a facing. */
export const bearing: Rule = (site, layer, index) => {
  if (layer.framing) return undefined
  if (index !== site.core && isOf(layer, 'masonry') && isOutside(site, index)) return undefined
  const isStraw = isKind(layer, 'strawBale') && site.core === undefined
  if (isStraw) return placed('bearing', 'structure.strawWall')
  return bears(site, layer, index) ? placed('bearing', structureOf(site, layer)) : undefined
}

/** What fills the space between members lives as long as they do: it is not reached without taking them down. */
export const betweenMembers: Rule = (_site, { framing }) => framing && asMembers
const asMembers = placed('betweenMembers', 'asMembers')

/** Below a ground slab, between what bears on both sides, and in light partitions nothing is reached alone. */
export const unreachable: Rule = (site, layer, index) => {
  if (site.type === 'groundSlab' && isOutside(site, index)) return placed('belowSlab', 'asCore')
  const isEnclosed = site.firstBearing >= 0 && site.firstBearing < index && index < site.lastBearing
  if (isEnclosed && isInsulation(layer)) return placed('coreInsulation', 'insulation.core')
  if (isEnclosed) return placed('betweenBearing', 'asCore')
  const isPartition =
    site.type === 'innerWall' && isInsulation(layer) && !isInside(site, index) && !isOutside(site, index)
  return isPartition ? placed('partitionFill', 'insulation.partition') : undefined
}
