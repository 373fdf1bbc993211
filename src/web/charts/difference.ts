import { ABSENT, type Formats, type Quantity } from '#web/lib/format.ts'

const NO_BREAK_SPACE = '\u00a0'
/** Above this multiple a change reads as a multiple instead of a percentage. */
const LARGEST_PERCENTAGE = 4
const FINE_MULTIPLE = 10

/** A figure against that of the baseline; null where one of them is not known. */
export type Difference = { readonly absolute: number | null; readonly relative: number | null }

/** The difference of a figure to the baseline's; relative to the size of the baseline's, null where that is 0. */
export function differenceTo(baseline: number | null, value: number | null): Difference {
  if (baseline === null || value === null) return { absolute: null, relative: null }
  const absolute = value - baseline
  return { absolute, relative: baseline === 0 ? null : absolute / Math.abs(baseline) }
}

/** Whether a share of the baseline says something: not where it is 0 or negative, nor where the sign changes. */
const isShare = (baseline: number, absolute: number) => baseline > 0 && baseline + absolute >= 0

const multiple = (ratio: number, { number }: Formats) =>
  `×${NO_BREAK_SPACE}${number(ratio < FINE_MULTIPLE ? Math.round(ratio * 10) / 10 : Math.round(ratio))}`

/** A difference in the unit of the figure, with its sign. */
export const absoluteText = ({ absolute }: Difference, quantity: Quantity, formats: Formats): string =>
  formats.difference(quantity, absolute)

/**
 * A difference as a share of the baseline: `−31 %`, above fourfold `× 22`. Where a share says nothing (the baseline is
 * 0 or negative) it is the difference itself.
 */
export function relativeText(
  difference: Difference,
  baseline: number | null,
  quantity: Quantity,
  formats: Formats,
): string {
  const { absolute, relative } = difference
  if (absolute === null || baseline === null) return ABSENT
  if (relative === null || !isShare(baseline, absolute)) return absoluteText(difference, quantity, formats)
  const ratio = 1 + relative
  if (ratio > LARGEST_PERCENTAGE) return multiple(ratio, formats)
  return `${formats.difference('percentage', relative)}${NO_BREAK_SPACE}%`
}

/** A difference between balances of which one is a lower bound is a bound too; between two bounds it says nothing. */
export function boundedDifference(text: string, complete: boolean, baselineComplete: boolean): string {
  if (complete && baselineComplete) return text
  if (!complete && !baselineComplete) return ABSENT
  return complete ? `≤ ${text}` : `≥ ${text}`
}
