import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import { bookedOf } from '#engine/building/qng.ts'

/** What a building has of a construction that it took from the library. */
export type OriginShare = {
  /** Of the snapshot in the project. */
  readonly key: string
  readonly constructionId: string
  /** Of the construction, that was taken. */
  readonly version: number
  /** Elements of the base that are made of it. */
  readonly rows: number
  /** Their net area as far as it is known [m²]. */
  readonly area: number
  /** What they take of the booking of QNG [kg CO₂e/(m²·a)]; null where the seal does not apply. */
  readonly gwp: number | null
  /** As `gwp` [kWh/(m²·a)]. */
  readonly penrtKwh: number | null
}

/** Every snapshot with an origin, with what its rows take. @param found - the base of the project, assessed */
export function originShares(
  { constructions, elements, areas }: ProjectDocument,
  found: BuildingFigures,
): OriginShare[] {
  const keyOf = new Map(elements.map(({ id, construction }) => [id, construction]))
  const rowsOf = Map.groupBy(
    found.rows.filter(({ kind }) => kind === 'element'),
    ({ id }) => keyOf.get(id),
  )
  return Object.entries(constructions).flatMap(([key, { origin }]) => {
    if (!origin) return []
    const rows = rowsOf.get(key) ?? []
    const booked = found.qng
      ? bookedOf(rows, areas.netRoomArea * found.referenceStudyPeriod)
      : { gwp: null, penrtKwh: null }
    const area = rows.reduce((sum, { measures }) => sum + (measures.area ?? 0), 0)
    return [
      { key, constructionId: origin.id.toLowerCase(), version: origin.version, rows: rows.length, area, ...booked },
    ]
  })
}
