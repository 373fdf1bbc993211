/** What one layer adds, from where the parts before it end. */
export type StackedPart = { readonly layer: number; readonly value: number; readonly from: number; readonly to: number }

/**
 * Parts of layers side by side on both sides of zero, the outermost next to it; without those that add nothing.
 *
 * @param values - of the layers, in the unit of the bar; null where not known
 */
export function stackedParts(
  values: readonly { readonly layer: number; readonly value: number | null }[],
): readonly StackedPart[] {
  const ends = { below: 0, above: 0 }
  return values.flatMap(({ layer, value }) => {
    if (value === null || value === 0) return []
    const side = value < 0 ? 'below' : 'above'
    const start = ends[side]
    ends[side] += value
    return { layer, value, from: Math.min(start, ends[side]), to: Math.max(start, ends[side]) }
  })
}

/** The part at a place of the bar; undefined beside all of them. */
export const partAt = (parts: readonly StackedPart[], place: number): StackedPart | undefined =>
  parts.find(({ from, to }) => place >= from && place < to)
