import type { Bounds } from '#vocabulary/bounds.ts'
import { heatBounds, LATEST_YEAR } from '#vocabulary/heat-bounds.ts'
import { readNumber, withoutDust } from '#web/lib/arithmetic.ts'
import type { HeatingTexts } from './renovation-search.ts'

type Range = { readonly least: number; readonly most: number }

const rangeOf = ({ minimum, maximum }: Bounds, times = 1): Range => ({ least: minimum * times, most: maximum * times })
/** What may be typed; years depend on when it is asked. The emission factor is typed in g/kWh. */
const ranges = {
  degreeHours: rangeOf(heatBounds.degreeHours),
  correction: rangeOf(heatBounds.correction),
  correctionAfter: rangeOf(heatBounds.correction),
  emissionFactor: rangeOf(heatBounds.emissionFactor, 1000),
  primaryFactor: rangeOf(heatBounds.primaryFactor),
  efficiency: rangeOf(heatBounds.efficiency),
  systemEfficiency: rangeOf(heatBounds.systemEfficiency),
} as const satisfies Partial<Record<keyof HeatingTexts, Range>>

/** Efficiencies from here on are meant in per cent, by the calorific value a little above 100. */
const PER_CENT = { least: 20, most: 120 } as const

const isIn = ({ least, most }: Range, value: number) => value >= least && value <= most

/** A number as typed; an efficiency of 90 or "90 %" is 0.9. */
function readField(field: keyof HeatingTexts, text: string): number | undefined {
  if (field !== 'efficiency' && field !== 'systemEfficiency') return readNumber(text)
  const value = readNumber(text.replace(/%\s*$/, ''))
  if (value === undefined) return undefined
  return text.includes('%') || isIn(PER_CENT, value) ? withoutDust(value / 100) : value
}

/** What a field holds: the preset, an own figure, or something that cannot be, for which the last figure stands in. */
export type FieldState =
  | { readonly kind: 'preset' | 'own'; readonly preset: number; readonly value: number }
  | ({ readonly kind: 'wrong'; readonly preset: number; readonly value: number } & Range)
export type FieldStates = Readonly<Record<keyof HeatingTexts, FieldState>>

/**
 * Reads a field.
 *
 * @param last - the last text in it that could be; without one the preset stands in
 */
export function fieldState(
  field: keyof HeatingTexts,
  text: string | undefined,
  {
    preset,
    thisYear,
    last,
  }: { readonly preset: number; readonly thisYear: number; readonly last?: string | undefined },
): FieldState {
  if (text === undefined || text.trim() === '') return { kind: 'preset', preset, value: preset }
  const range = field === 'freeFrom' ? { least: thisYear + 1, most: LATEST_YEAR } : ranges[field]
  const value = readField(field, text)
  return value === undefined || !isIn(range, value)
    ? { kind: 'wrong', preset, value: fieldState(field, last, { preset, thisYear }).value, ...range }
    : { kind: 'own', preset, value }
}
