import type { ConstructionType } from '#vocabulary/constructions.ts'
import { degreeHoursOf, REFERENCE_STATION } from '#vocabulary/degree-hours.ts'
import { electricityInYear, electricityScenarios, lifeCycleFactors } from '#vocabulary/energy-carriers.ts'
import { heatGenerators, USUAL_GENERATOR } from '#vocabulary/heat-generators.ts'
import { neighboursOf, temperatureCorrections } from '#vocabulary/temperature-corrections.ts'
import { readNumber, withoutDust } from '#web/lib/arithmetic.ts'
import { constant, type Decline, toZeroIn } from './decline.ts'
import type { HeatingChoices, HeatingTexts } from './renovation-search.ts'

/** What heat costs in one quantity: of emissions [kg CO₂e] or of non-renewable primary energy [kWh]. */
export type Operating = {
  /** [kKh/a] */
  readonly degreeHours: number
  readonly correction: number
  /** Per kWh of heat at the start. */
  readonly perHeat: number
  readonly decline: Decline
}

/** What is assumed of heating, in figures. */
export type Heating = {
  readonly emissions: Operating
  readonly primaryEnergy: Operating
  /** Heat for a unit of final energy, losses of the system included. */
  readonly heatPerEnergy: number
  /** Year from which emissions are nothing; null where none is taken. */
  readonly freeFrom: number | null
}

/** Between heated rooms no heat is lost. */
export const losesHeat = (type: ConstructionType): boolean => neighboursOf(type) !== null

type Range = { readonly least: number; readonly most: number }

/** What may be typed; years depend on when it is asked. */
const ranges = {
  degreeHours: { least: 1, most: 300 },
  correction: { least: 0.05, most: 1.2 },
  emissionFactor: { least: 0, most: 3_000 },
  primaryFactor: { least: 0, most: 10 },
  efficiency: { least: 0.1, most: 10 },
  systemEfficiency: { least: 0.1, most: 1 },
} as const satisfies Partial<Record<keyof HeatingTexts, Range>>

/** Latest year that may be named. */
const LATEST_YEAR = 2_200
/** Efficiencies from here on are meant in per cent, by the calorific value a little above 100. */
const PER_CENT = { least: 20, most: 120 } as const
/** Climate neutrality by law (KSG § 3): an aim, no forecast. */
const FREE_BY_LAW = 2_045

const isIn = ({ least, most }: Range, value: number) => value >= least && value <= most

/** A number as typed; an efficiency of 90 or "90 %" is 0.9. */
function readField(field: keyof HeatingTexts, text: string): number | undefined {
  if (field !== 'efficiency' && field !== 'systemEfficiency') return readNumber(text)
  const value = readNumber(text.replace(/%\s*$/, ''))
  if (value === undefined) return undefined
  return text.includes('%') || isIn(PER_CENT, value) ? withoutDust(value / 100) : value
}

/** What is chosen, each taken as usual where nothing is. */
export function chosen({ station, limit, neighbour, generator, path }: HeatingChoices, type: ConstructionType) {
  const beyond = neighboursOf(type)
  const [first] = heatGenerators
  return {
    station: station ?? REFERENCE_STATION,
    limit: limit ?? 15,
    neighbour: beyond?.all.find((one) => one === neighbour) ?? beyond?.usual ?? 'outside',
    generator: heatGenerators.find(({ id }) => id === (generator ?? USUAL_GENERATOR)) ?? first,
    path: path ?? 'constant',
  } as const
}
export type Chosen = ReturnType<typeof chosen>

/** The figure of each field that follows from what is chosen. */
export function presetsOf(
  { station, limit, neighbour, generator, path }: Chosen,
  thisYear: number,
): Record<keyof HeatingTexts, number> {
  const carrier = generator?.carrier ?? 'gas'
  const factor =
    carrier === 'electricity' && path === 'scenario' ? electricityInYear(thisYear) : lifeCycleFactors[carrier]
  return {
    degreeHours: degreeHoursOf(station, limit),
    correction: temperatureCorrections[neighbour],
    emissionFactor: factor.gwp * 1000,
    primaryFactor: factor.penrt,
    efficiency: generator?.efficiency ?? 1,
    systemEfficiency: 1,
    freeFrom: Math.max(FREE_BY_LAW, thisYear + 1),
  }
}

/** What a field holds: the preset, an own figure, or something that cannot be, for which the preset stands in. */
export type FieldState =
  | { readonly kind: 'preset' | 'own'; readonly preset: number; readonly value: number }
  | ({ readonly kind: 'wrong'; readonly preset: number; readonly value: number } & Range)

/** Reads a field. */
export function fieldState(
  field: keyof HeatingTexts,
  text: string | undefined,
  { preset, thisYear }: { readonly preset: number; readonly thisYear: number },
): FieldState {
  if (text === undefined || text.trim() === '') return { kind: 'preset', preset, value: preset }
  const range = field === 'freeFrom' ? { least: thisYear + 1, most: LATEST_YEAR } : ranges[field]
  const value = readField(field, text)
  return value === undefined || !isIn(range, value)
    ? { kind: 'wrong', preset, value: preset, ...range }
    : { kind: 'own', preset, value }
}
export type FieldStates = Readonly<Record<keyof HeatingTexts, FieldState>>

/** Electricity of the grid over the years as a share of this year's, by the scenarios of ÖKOBAUDAT 2020-II. */
function scenarioDecline(quantity: 'gwp' | 'penrt', thisYear: number): Decline {
  const now = electricityInYear(thisYear)[quantity]
  const later = electricityScenarios.filter(({ year }) => year > thisYear)
  return [
    { year: 0, share: 1 },
    ...later.map(({ year, factor }) => ({ year: year - thisYear, share: factor[quantity] / now })),
  ]
}

/**
 * The fields as figures. Only electricity follows the scenarios: gas, oil, wood and heat of a network stay.
 * Free of emissions says nothing of primary energy, which then stays.
 */
export function heatingOf(states: FieldStates, { generator, path }: Chosen, thisYear: number): Heating {
  const { degreeHours, correction, emissionFactor, primaryFactor, efficiency, systemEfficiency, freeFrom } = states
  const heatPerEnergy = efficiency.value * systemEfficiency.value
  const base = { degreeHours: degreeHours.value, correction: correction.value }
  const follows = path === 'scenario' && generator?.carrier === 'electricity'
  const emissions =
    path === 'zero' ? toZeroIn(freeFrom.value - thisYear) : follows ? scenarioDecline('gwp', thisYear) : constant
  return {
    emissions: { ...base, perHeat: emissionFactor.value / 1000 / heatPerEnergy, decline: emissions },
    primaryEnergy: {
      ...base,
      perHeat: primaryFactor.value / heatPerEnergy,
      decline: follows ? scenarioDecline('penrt', thisYear) : constant,
    },
    heatPerEnergy,
    freeFrom: path === 'zero' ? freeFrom.value : null,
  }
}

/** Heat lost through a square metre in a year [kWh/(m²a)]: U · F_x · degree hours. */
export const heatLoss = (
  uValue: number,
  { correction, degreeHours }: Pick<Operating, 'correction' | 'degreeHours'>,
): number => uValue * correction * degreeHours
