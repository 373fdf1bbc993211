/** What openings are measured by. */
type Measured = {
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly area?: number | null | undefined
  readonly count?: number | undefined
}

type Sized = Measured & { readonly id: string }
type Hosted = Measured & { readonly host?: string | undefined }

/** What a variant has of a row by itself. */
export type OwnFields = Readonly<Record<string, unknown>>

/** Area of all openings of a row [m²]; null where it is not known. */
export const areaOfOpening = ({ width, height, area, count = 1 }: Measured): number | null =>
  width !== undefined && height !== undefined ? count * width * height : (area ?? null)

/** Area of the openings in each element [m²], by its id, as far as it is known. */
export function areasHosted(openings: readonly Hosted[]): ReadonlyMap<string, number> {
  const hosted = new Map<string, number>()
  for (const opening of openings)
    if (opening.host !== undefined)
      hosted.set(opening.host, (hosted.get(opening.host) ?? 0) + (areaOfOpening(opening) ?? 0))
  return hosted
}

/** Whether openings leave nothing of the gross area of an element. @param hosted - their area [m²] */
export const isFilled = (
  { area, areaIs, count = 1 }: Measured & { readonly areaIs?: 'net' | 'gross' | undefined },
  hosted: number,
): boolean => areaIs === 'gross' && typeof area === 'number' && area * count <= hosted

/** Whether an opening is told by width and height, or by its area, and not by both. */
export const isMeasuredOnce = ({ width, height, area }: Measured): boolean =>
  (width !== undefined && height !== undefined) !== (typeof area === 'number')

const isGiven = (own: OwnFields, ...names: readonly string[]) => names.some((name) => own[name] !== undefined)

/**
 * A row as a variant has it. An opening that the variant measures in the other way loses the measure of the base: an area of
 * its own stands for width and height, these for an area.
 *
 * @param own - undefined where the variant says nothing of it: the very same row then
 */
export function variedRow<Row extends { readonly id: string }>(row: Row, own: OwnFields | undefined): Row {
  if (!own) return row
  const { width, height, area, ...rest } = { ...row, ...own } as Row & Sized
  if (width === undefined || height === undefined || area === undefined) return { ...row, ...own }
  const isByArea = isGiven(own, 'area')
  if (isByArea && isGiven(own, 'width', 'height')) {
    const ownSize = { ...(isGiven(own, 'width') && { width }), ...(isGiven(own, 'height') && { height }) }
    return { ...rest, ...ownSize, area } as unknown as Row
  }
  return { ...rest, ...(isByArea ? { area } : { width, height }) } as unknown as Row
}
