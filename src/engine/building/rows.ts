import { EngineError } from '#engine/engine-error.ts'
import type { PartMeasure, RowGapReason, RowKind } from '#vocabulary/projects.ts'
import { areaOfOpening, areasHosted, isFilled } from '#vocabulary/varied-rows.ts'
import type { Building, ElementRow, OpeningRow } from './building.ts'

/** Amounts that the parts of a row are counted by; null where not known. */
export type Measures = Readonly<Record<PartMeasure, number | null>>

/** A row by its amounts. */
export type MeasuredRow = {
  readonly kind: RowKind
  readonly id: string
  /** Position in its list. */
  readonly index: number
  readonly measures: Measures
  /** Why an amount is null. */
  readonly gap: RowGapReason | undefined
}

const countOf = ({ count = 1 }: Pick<ElementRow, 'count'>) => count

const perimeterOf = (row: OpeningRow): number | null => {
  const { width, height } = row
  return width === undefined || height === undefined ? null : countOf(row) * 2 * (width + height)
}

/** Net area of a whole row [m²]: a gross one without the openings in it; null where it is not known. */
function netArea(row: ElementRow, index: number, hosted: number): number | null {
  if (row.area === null) return null
  const given = row.area * countOf(row)
  if (row.areaIs !== 'gross') return given
  if (isFilled(row, hosted))
    throw new EngineError(
      'contradicts',
      ['elements', index, 'area'],
      `openings of ${hosted} m² leave nothing of ${given} m²`,
    )
  return given - hosted
}

/**
 * The rows of a building with their areas, perimeters and pieces.
 *
 * @throws {EngineError} contradicts, where the openings leave nothing of a gross area
 */
export function measuredRows(building: Building): MeasuredRow[] {
  const hosted = areasHosted(building.openings)
  const elements = building.elements.map((row, index): MeasuredRow => {
    const area = netArea(row, index, hosted.get(row.id) ?? 0)
    const measures = { area, perimeter: null, piece: countOf(row) }
    return { kind: 'element', id: row.id, index, measures, gap: area === null ? 'noArea' : undefined }
  })
  const openings = building.openings.map((row, index): MeasuredRow => {
    const area = areaOfOpening(row)
    const measures = { area, perimeter: perimeterOf(row), piece: countOf(row) }
    const gap = area === null ? 'noArea' : measures.perimeter === null ? 'noPerimeter' : undefined
    return { kind: 'opening', id: row.id, index, measures, gap }
  })
  const items = building.items.map(({ id }, index): MeasuredRow => {
    const measures = { area: null, perimeter: null, piece: 1 }
    return { kind: 'item', id, index, measures, gap: undefined }
  })
  return [...elements, ...openings, ...items]
}
