import { readNumber, withoutDust } from '#web/lib/arithmetic.ts'
import type { HeatingTexts } from './renovation-search.ts'

type Range = { readonly least: number; readonly most: number }

const correctionRange = { least: 0.05, most: 1.2 } as const
/** What may be typed; years depend on when it is asked. */
const ranges = {
  degreeHours: { least: 1, most: 300 },
  correction: correctionRange,
  correctionAfter: correctionRange,
  emissionFactor: { least: 0, most: 3_000 },
  primaryFactor: { least: 0, most: 10 },
  efficiency: { least: 0.1, most: 10 },
  systemEfficiency: { least: 0.1, most: 1 },
} as const satisfies Partial<Record<keyof HeatingTexts, Range>>

/** Latest year that may be named. */
const LATEST_YEAR = 2_200
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
