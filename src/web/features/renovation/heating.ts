import { constant, type Decline, gridSince, toZeroIn } from '#assessment/heating/decline.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { degreeHoursOf, REFERENCE_STATION } from '#vocabulary/degree-hours.ts'
import { electricityInYear, lifeCycleFactors, otherSupplies } from '#vocabulary/energy-carriers.ts'
import { generatorOf } from '#vocabulary/heat-generators.ts'
import { correctionOf, isAtGround, neighboursOf } from '#vocabulary/temperature-corrections.ts'
import { type FieldStates, fieldState } from './heating-fields.ts'
import type { HeatingChoices, HeatingTexts } from './renovation-search.ts'

/** What heat costs in one quantity: of emissions [kg CO₂e] or of non-renewable primary energy [kWh]. */
export type Operating = {
  /** [kKh/a] */
  readonly degreeHours: number
  /** Per kWh of heat at the start. */
  readonly perHeat: number
  readonly decline: Decline
}

/** Temperature correction factors F_x. */
export type Corrections = { readonly before: number; readonly after: number }

/** Thermal resistance of an element before and after the works, without its surfaces [m²K/W]. */
export type Element = { readonly before: number; readonly after: number }

/** What is assumed of heating, in figures. */
export type Heating = {
  readonly corrections: Corrections
  readonly emissions: Operating
  readonly primaryEnergy: Operating
  /** Heat for a unit of final energy, losses of the system included. */
  readonly heatPerEnergy: number
  /** Year from which emissions are nothing; null where none is taken. */
  readonly freeFrom: number | null
}

/** Between heated rooms no heat is lost. */
export const losesHeat = (type: ConstructionType): boolean => neighboursOf(type) !== null

/** Climate neutrality by law (KSG § 3): an aim, no forecast. */
const FREE_BY_LAW = 2_045

/** What is chosen, each taken as usual where nothing is. */
export function chosen(choices: HeatingChoices, type: ConstructionType) {
  const { station, limit, neighbour, groundwater, supply, path } = choices
  const beyond = neighboursOf(type)
  const generator = generatorOf(choices.generator)
  return {
    station: station ?? REFERENCE_STATION,
    limit: limit ?? 15,
    neighbour: beyond?.all.find((one) => one === neighbour) ?? beyond?.usual ?? 'outside',
    groundwater: groundwater === 'flowing',
    generator,
    supply: supply !== null && otherSupplies[supply].carrier === generator.carrier ? supply : null,
    path: path ?? 'constant',
  } as const
}
export type Chosen = ReturnType<typeof chosen>

/** Whether electricity of the grid follows the scenarios: all else stays. */
const followsScenarios = ({ generator, supply, path }: Chosen) =>
  path === 'scenario' && generator.carrier === 'electricity' && supply === null

/** The figure of each field that follows from what is chosen. */
function presetsOf(taken: Chosen, element: Element, thisYear: number): Record<keyof HeatingTexts, number> {
  const { station, limit, neighbour, groundwater, generator, supply } = taken
  const usual = followsScenarios(taken) ? electricityInYear(thisYear) : lifeCycleFactors[generator.carrier]
  const factor = supply === null ? usual : otherSupplies[supply].factor
  return {
    degreeHours: degreeHoursOf(station, limit),
    correction: correctionOf(neighbour, { resistance: element.before, groundwater }),
    correctionAfter: correctionOf(neighbour, { resistance: element.after, groundwater }),
    emissionFactor: factor.gwp * 1000,
    primaryFactor: factor.penrt,
    efficiency: generator.efficiency,
    systemEfficiency: 1,
    freeFrom: Math.max(FREE_BY_LAW, thisYear + 1),
  }
}

/** What is typed, and what stood there before it was wrong. */
export type Typed = { readonly texts: Partial<HeatingTexts>; readonly last: Partial<HeatingTexts> }

/** What every field holds. F_x after the works is as before them where neither neighbour nor resistance decides it. */
export function statesOf({ texts, last }: Typed, taken: Chosen, element: Element, thisYear: number): FieldStates {
  const presets = presetsOf(taken, element, thisYear)
  const stateOf = (field: keyof HeatingTexts, preset: number) =>
    fieldState(field, texts[field], { preset, thisYear, last: last[field] })
  const correction = stateOf('correction', presets.correction)
  const after = isAtGround(taken.neighbour) ? presets.correctionAfter : correction.value
  return {
    degreeHours: stateOf('degreeHours', presets.degreeHours),
    correction,
    correctionAfter: stateOf('correctionAfter', after),
    emissionFactor: stateOf('emissionFactor', presets.emissionFactor),
    primaryFactor: stateOf('primaryFactor', presets.primaryFactor),
    efficiency: stateOf('efficiency', presets.efficiency),
    systemEfficiency: stateOf('systemEfficiency', presets.systemEfficiency),
    freeFrom: stateOf('freeFrom', presets.freeFrom),
  }
}

/**
 * The fields as figures. Only electricity of the grid follows the scenarios: gas, oil, wood and heat of a network stay.
 * Free of emissions says nothing of primary energy, which then stays.
 */
export function heatingOf(states: FieldStates, taken: Chosen, thisYear: number): Heating {
  const { correction, correctionAfter, emissionFactor, primaryFactor, efficiency, systemEfficiency, freeFrom } = states
  const heatPerEnergy = efficiency.value * systemEfficiency.value
  const degreeHours = states.degreeHours.value
  const isFree = taken.path === 'zero'
  const follows = followsScenarios(taken)
  const grid = (quantity: 'gwp' | 'penrt') => (follows ? gridSince(quantity, thisYear) : constant)
  return {
    corrections: { before: correction.value, after: correctionAfter.value },
    emissions: {
      degreeHours,
      perHeat: emissionFactor.value / 1000 / heatPerEnergy,
      decline: isFree ? toZeroIn(freeFrom.value - thisYear) : grid('gwp'),
    },
    primaryEnergy: { degreeHours, perHeat: primaryFactor.value / heatPerEnergy, decline: grid('penrt') },
    heatPerEnergy,
    freeFrom: isFree ? freeFrom.value : null,
  }
}

/** Heat lost through a square metre in a year [kWh/(m²a)]: U · F_x · degree hours, of U · F_x [W/(m²K)]. */
export const heatLoss = (transmittance: number, { degreeHours }: Pick<Operating, 'degreeHours'>): number =>
  transmittance * degreeHours
