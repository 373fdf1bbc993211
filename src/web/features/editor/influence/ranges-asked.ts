import type { Sensitivity } from '#contract/sensitivity.ts'
import { rangeNames, type SensitivityRange, sensitivityRanges } from '#vocabulary/sensitivity.ts'
import { type Quantity, quantities } from '#web/lib/format.ts'
import type { Report } from '../views/computing.ts'

/** What each range is shown as. */
export const rangeDisplays = {
  conductivity: 'percentage',
  thickness: 'thickness',
  thicknessPart: 'percentage',
  serviceLife: 'years',
  dataset: 'percentage',
  framingShare: 'percentage',
} as const satisfies Record<SensitivityRange, Quantity>

/** Ranges that are not the usual ones [units of the interface]. */
export type OwnRanges = Readonly<Partial<Record<SensitivityRange, number>>>

// nine digits: what was typed as 7 % is not written as 7.000000000000001
const tidy = (value: number) => Number(value.toPrecision(9))

/** A range in the unit on screen, and back. */
export const shownRange = (range: SensitivityRange, value: number): number =>
  tidy(value * quantities[rangeDisplays[range]].factor)
export const typedRange = (range: SensitivityRange, shown: number): number =>
  tidy(shown / quantities[rangeDisplays[range]].factor)

const inAddress = (range: SensitivityRange): string => `off.${range}`

/** The ranges in an address; what cannot be read is left out. */
export const rangesIn = (parameters: URLSearchParams): OwnRanges =>
  Object.fromEntries(
    rangeNames.flatMap((range) => {
      const text = parameters.get(inAddress(range)) ?? ''
      const value = Number(text)
      return text !== '' && value >= 0 && value <= sensitivityRanges[range].maximum ? [[range, value]] : []
    }),
  )

/** The address with another range; null: the usual one, which is not written. */
export function withRange(parameters: URLSearchParams, range: SensitivityRange, value: number | null): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (value === null || value === sensitivityRanges[range].usual) next.delete(inAddress(range))
  else next.set(inAddress(range), String(value))
  return next
}

/** The address with the usual ranges alone. */
export const withoutRanges = (parameters: URLSearchParams): URLSearchParams =>
  rangeNames.reduce((next, range) => withRange(next, range, null), parameters)

/** What a report says of what figures depend on. */
export const sensitivityIn = (report: Report): Sensitivity | undefined =>
  'sensitivity' in report ? report.sensitivity : undefined
