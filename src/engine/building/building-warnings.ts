import type { ProjectWarningCode } from '#vocabulary/projects.ts'
import type { Building } from './building.ts'
import { areasHosted } from './rows.ts'

/** Envelope or floors of so many m² per m² NRF are usual. */
const USUAL_SHARE = { least: 0.2, most: 8 }

const isUsual = (area: number, netRoomArea: number): boolean =>
  area >= USUAL_SHARE.least * netRoomArea && area <= USUAL_SHARE.most * netRoomArea

const floorTypes: readonly string[] = ['internalFloor', 'groundSlab', 'basementCeiling', 'floorAboveOutdoorAir']

const floorArea = ({ elements, constructions }: Building): number =>
  elements.reduce((sum, { construction, area, count = 1 }) => {
    const isFloor = floorTypes.includes(constructions[construction]?.type ?? '')
    return sum + (isFloor ? (area ?? 0) * count : 0)
  }, 0)

/** Services that are itemised beside the flat rate; large devices (421, 431, 461) and photovoltaics (442) are not in it. */
const isDoubled = ({ services, items }: Building): boolean =>
  services.mode === 'flatRate' &&
  items.some(({ costGroup }) => /^4[1-7]/.test(costGroup) && !/^(421|431|442|461)$/.test(costGroup))

/** Openings that are larger than the net area of what they are in: it is likely gross. */
function isHostExceeded(building: Building): boolean {
  const hosted = areasHosted(building)
  return building.elements.some(({ id, area, count = 1, areaIs }) => {
    const openings = hosted.get(id) ?? 0
    return area !== null && areaIs !== 'gross' && openings > area * count
  })
}

/** What is odd about the amounts of a building, and what is assumed of it. */
export function buildingWarnings(building: Building, envelopeArea: number): ProjectWarningCode[] {
  const { areas } = building
  const floors = floorArea(building)
  const isOdd = [envelopeArea, floors].some((area) => area > 0 && !isUsual(area, areas.netRoomArea))

  return [
    ...(areas.heatedNetRoomArea === undefined ? (['heatedAreaAssumed'] as const) : []),
    ...(isOdd ? (['areaUnusual'] as const) : []),
    ...(isDoubled(building) ? (['doubleServices'] as const) : []),
    ...(isHostExceeded(building) ? (['openingLargerThanHost'] as const) : []),
  ]
}
