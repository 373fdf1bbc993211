import type { ConstructionType } from '#vocabulary/constructions.ts'
import { readNumber } from '#web/lib/arithmetic.ts'
import type { HeatingTexts } from './renovation-search.ts'

/** What is assumed of heating, in figures. */
export type Heating = {
  /** [kKh/a] */
  readonly degreeHours: number
  readonly correction: number
  /** Per kWh of heat at the start [kg CO₂e/kWh]. */
  readonly emissions: number
  /** Years until the energy carrier is free of emissions, falling evenly; null: it stays as it is. */
  readonly freeAfter: number | null
}

/**
 * Temperature correction factor F_x where the kind of element alone decides it; the others depend on the ground floor's
 * shape. Source: DIN V 4108-6, table of F_x.
 */
export const knownCorrections: Partial<Record<ConstructionType, number>> = {
  outerWall: 1,
  pitchedRoof: 1,
  flatRoof: 1,
  floorAboveOutdoorAir: 1,
  topFloorCeiling: 0.8,
  partitionToUnheated: 0.5,
}

/** Between heated rooms no heat is lost. */
export const losesHeat = (type: ConstructionType): boolean => type !== 'innerWall' && type !== 'internalFloor'

type Range = { readonly least: number; readonly most: number }

/** What may be typed; years depend on when it is asked. */
export const ranges = {
  degreeHours: { least: 1, most: 300 },
  correction: { least: 0.05, most: 1.2 },
  emissionFactor: { least: 0, most: 3_000 },
  efficiency: { least: 0.1, most: 10 },
} as const satisfies Partial<Record<keyof HeatingTexts, Range>>

/** Latest year that may be named. */
const LATEST_YEAR = 2_200

export type FieldState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'wrong'; readonly least: number; readonly most: number }

/** What a field holds: nothing, a figure, or something that cannot be. */
export function fieldState(field: keyof HeatingTexts, text: string, thisYear: number): FieldState {
  if (text.trim() === '') return { kind: 'empty' }
  const { least, most } = field === 'freeFrom' ? { least: thisYear + 1, most: LATEST_YEAR } : ranges[field]
  const value = readNumber(text)
  return value === undefined || value < least || value > most
    ? { kind: 'wrong', least, most }
    : { kind: 'value', value }
}

/** The fields as figures; null where one that is needed is missing or wrong. */
export function heatingOf(texts: HeatingTexts, thisYear: number): Heating | null {
  const valueOf = (field: keyof HeatingTexts) => {
    const state = fieldState(field, texts[field], thisYear)
    return state.kind === 'value' ? state.value : null
  }
  const [degreeHours, correction] = [valueOf('degreeHours'), valueOf('correction')]
  const [factor, efficiency, freeFrom] = [valueOf('emissionFactor'), valueOf('efficiency'), valueOf('freeFrom')]
  if (degreeHours === null || correction === null || factor === null || efficiency === null) return null
  if (freeFrom === null && texts.freeFrom.trim() !== '') return null
  return {
    degreeHours,
    correction,
    emissions: factor / 1000 / efficiency,
    freeAfter: freeFrom === null ? null : freeFrom - thisYear,
  }
}

/** Heat lost through a square metre in a year [kWh/(m²a)]: U · F_x · degree hours. */
export const heatLoss = (uValue: number, { correction, degreeHours }: Pick<Heating, 'correction' | 'degreeHours'>) =>
  uValue * correction * degreeHours

/**
 * Years of full emissions that a time is worth where they fall evenly to nothing: t − t²/2T until T, T/2 from then on.
 */
export function effectiveYears(years: number, freeAfter: number | null): number {
  if (freeAfter === null) return years
  const falling = Math.min(years, freeAfter)
  return falling - falling ** 2 / (2 * freeAfter)
}
