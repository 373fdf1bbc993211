import type { ProjectWarningCode, RowKind } from '#vocabulary/projects.ts'
import { areasHosted } from '#vocabulary/varied-rows.ts'
import type { Building } from './building.ts'

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

/** A row that a warning is about. */
export type WarnedRow = { readonly kind: RowKind; readonly id: string }

/** Services that are itemised beside the flat rate; large devices (421, 431, 461) and photovoltaics (442) are not in it. */
const doubledItems = ({ services, items }: Building): WarnedRow[] =>
  services.mode === 'flatRate'
    ? items
        .filter(({ costGroup }) => /^4[1-7]/.test(costGroup) && !/^(421|431|442|461)$/.test(costGroup))
        .map(({ id }) => ({ kind: 'item', id }))
    : []

/** Elements whose openings are larger than their net area: it is likely gross. */
function exceededHosts(building: Building): WarnedRow[] {
  const hosted = areasHosted(building.openings)
  return building.elements
    .filter(({ id, area, count = 1, areaIs }) => {
      const openings = hosted.get(id) ?? 0
      return area !== null && areaIs !== 'gross' && openings > area * count
    })
    .map(({ id }) => ({ kind: 'element', id }))
}

const slabs = ({ elements, constructions }: Building): WarnedRow[] =>
  elements
    .filter(({ construction }) => constructions[construction]?.type === 'groundSlab')
    .map(({ id }) => ({ kind: 'element', id }))

/** The rows that a warning of the building is about; none where it is about the whole. */
export function warnedRows(building: Building, code: ProjectWarningCode): WarnedRow[] {
  if (code === 'doubleServices') return doubledItems(building)
  if (code === 'openingLargerThanHost') return exceededHosts(building)
  return code === 'slabEdgeNotTold' ? slabs(building) : []
}

/** What is odd about the amounts of a building, and what is assumed of it. */
export function buildingWarnings(building: Building, envelopeArea: number): ProjectWarningCode[] {
  const { areas } = building
  const floors = floorArea(building)
  const isOdd = [envelopeArea, floors].some((area) => area > 0 && !isUsual(area, areas.netRoomArea))
  return [
    ...(areas.heatedNetRoomArea === undefined ? (['heatedAreaAssumed'] as const) : []),
    ...(isOdd ? (['areaUnusual'] as const) : []),
    ...(doubledItems(building).length > 0 ? (['doubleServices'] as const) : []),
    ...(exceededHosts(building).length > 0 ? (['openingLargerThanHost'] as const) : []),
  ]
}
