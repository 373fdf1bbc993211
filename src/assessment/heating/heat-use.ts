import type { HeatAssumptions, InsulationCurve } from '#contract/insulation-curve.ts'
import { degreeHoursOf, type HeatingLimit, REFERENCE_STATION } from '#vocabulary/degree-hours.ts'
import {
  type EnergyCarrier,
  electricityInYear,
  LIFE_CYCLE_FACTOR_SOURCE,
  lifeCycleFactors,
} from '#vocabulary/energy-carriers.ts'
import { comparedGenerators, generatorOf } from '#vocabulary/heat-generators.ts'
import { REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import { correctionOf, neighboursOf } from '#vocabulary/temperature-corrections.ts'
import type { Assessable } from '../engine-construction.ts'
import { constant, type Decline, effectiveYears, gridSince, toZeroIn } from './decline.ts'

/** Heat that is lost through a construction over the study period, by what it takes to make it. */
export type HeatUse = {
  /** F_x by the resistance of the element without its surfaces [m²·K/W]. */
  readonly correctionAt: (resistance: number) => number
  /** Emissions [kg CO₂e/m²] and non-renewable primary energy [MJ/m²] over the study period, by U · F_x [W/(m²·K)]. */
  readonly perTransmittance: { readonly gwp: number; readonly penrt: number }
  readonly told: InsulationCurve['heat']
}

/** Below 12 °C is heated where everything is new, else below 15 °C. */
export const heatingLimitOf = ({ layers }: Pick<Assessable, 'layers'>): HeatingLimit =>
  layers.every(({ state = 'new' }) => state === 'new') ? 12 : 15

function sourceOf({ carrier, factor, efficiency }: HeatAssumptions, followsGrid: boolean, thisYear: number) {
  if (factor) return { carrier: null, factor, source: null, efficiency: efficiency ?? 1 }
  const named: EnergyCarrier = carrier ?? generatorOf(null).carrier
  const { gwp, penrt } = followsGrid ? electricityInYear(thisYear) : lifeCycleFactors[named]
  return {
    carrier: named,
    factor: { gwp, penrt },
    source: LIFE_CYCLE_FACTOR_SOURCE,
    efficiency: efficiency ?? generatorOf(comparedGenerators[named]).efficiency,
  }
}

type Declines = { readonly gwp: Decline; readonly penrt: Decline }

/** Only electricity of the grid follows the scenarios. Free of emissions says nothing of primary energy, which stays. */
function declinesOf(course: HeatAssumptions['decarbonisation'], followsGrid: boolean, thisYear: number): Declines {
  if (typeof course === 'object') return { gwp: toZeroIn(Math.max(1, course.freeFrom - thisYear)), penrt: constant }
  return followsGrid
    ? { gwp: gridSince('gwp', thisYear), penrt: gridSince('penrt', thisYear) }
    : { gwp: constant, penrt: constant }
}

/** Between heated rooms no heat is lost. */
export const losesHeat = ({ type }: Pick<Assessable, 'type'>): boolean => neighboursOf(type) !== null

/**
 * What heating is taken to be, with the presets of what is not said: Q = Gt · U · F_x, without gains, ventilation and
 * setback.
 *
 * @param thisYear - in which the study period begins
 */
export function heatUseOf(asked: HeatAssumptions, given: Assessable, thisYear: number): HeatUse {
  const { degreeHours = degreeHoursOf(REFERENCE_STATION, heatingLimitOf(given)), fx, systemEfficiency = 1 } = asked
  const followsGrid = asked.decarbonisation === 'scenario' && asked.carrier === 'electricity'
  const { carrier, factor, source, efficiency } = sourceOf(asked, followsGrid, thisYear)
  const declines = declinesOf(asked.decarbonisation, followsGrid, thisYear)
  const studyPeriod = given.settings?.referenceStudyPeriod ?? REFERENCE_STUDY_PERIOD
  const years = {
    gwp: effectiveYears(studyPeriod, declines.gwp),
    penrt: effectiveYears(studyPeriod, declines.penrt),
  }
  const perHeat = degreeHours / (efficiency * systemEfficiency)
  const neighbour = neighboursOf(given.type)?.usual ?? 'outside'
  return {
    correctionAt: (resistance) => fx ?? correctionOf(neighbour, { resistance, groundwater: false }),
    perTransmittance: {
      gwp: perHeat * factor.gwp * years.gwp,
      penrt: perHeat * factor.penrt * MJ_PER_KWH * years.penrt,
    },
    told: { degreeHours, carrier, factor, source, efficiency, systemEfficiency, studyPeriod, effectiveYears: years },
  }
}
