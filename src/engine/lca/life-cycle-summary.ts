import { type Generation, type Indicator, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { figureOf, type IndicatorCells, indicatorsOf, isFilled } from './indicator-cells.ts'
import { type Ledger, ROW, TOTAL } from './ledger.ts'
import type {
  ClimateAndEnergy,
  LayerLifeCycle,
  LifeCycle,
  LifeCycleOptions,
  LifeCycleWarning,
  OverTime,
} from './life-cycle-result.ts'
import { moduleIndex } from './module-index.ts'

/** Places of the indicators that the summary shows; −1 where the generation does not define one. */
const placesIn = (generation: Generation) => {
  const names: readonly Indicator[] = indicatorsOf[generation]
  return {
    gwp: names.indexOf(mainClimateIndicator[generation]),
    gwpFossil: names.indexOf('gwpFossil'),
    gwpBiogenic: names.indexOf('gwpBiogenic'),
    penrt: names.indexOf('penrt'),
    pert: names.indexOf('pert'),
  }
}
type Places = ReturnType<typeof placesIn>
const places: Record<Generation, Places> = {
  'EN 15804+A1': placesIn('EN 15804+A1'),
  'EN 15804+A2': placesIn('EN 15804+A2'),
}

const climateAndEnergy = (cells: IndicatorCells, cell: number, at: Places): ClimateAndEnergy => ({
  gwp: figureOf(cells, cell, at.gwp),
  penrt: figureOf(cells, cell, at.penrt),
  pert: figureOf(cells, cell, at.pert),
})

const overTime = (total: number | null, years: number): OverTime | null =>
  total === null ? null : { total, perYear: total / years }

/** The balance in a few figures, unrounded. `stored` is the biogenic carbon of the layers [kg CO₂/m²]. */
export function lifeCycleSummary(
  { cells, sum, missing }: Ledger,
  { release, generation, referenceStudyPeriod }: LifeCycleOptions,
  stored: number | null,
): LifeCycle {
  const at = places[generation]
  const total = (indicator: number) => overTime(figureOf(cells, sum + TOTAL, indicator), referenceStudyPeriod)
  return {
    release,
    generation,
    referenceStudyPeriod,
    complete: missing[TOTAL]?.length === 0,
    gwp: total(at.gwp),
    gwpFossil: total(at.gwpFossil),
    gwpBiogenic: total(at.gwpBiogenic),
    penrt: total(at.penrt),
    pert: total(at.pert),
    biogenicCarbonStored: stored,
    moduleD: climateAndEnergy(cells, sum + moduleIndex.D, at),
    byStage: lifeCycleModules.map((module, index) => {
      const { gwp, penrt, pert } = climateAndEnergy(cells, sum + index, at)
      return { module, gwp, penrt, pert }
    }),
  }
}

/** A to C of one layer. What is counted nowhere and missing nowhere is zero: air. */
export function layerSummary(
  { cells, missing }: Ledger,
  { generation }: LifeCycleOptions,
  layer: number,
  replacements: number | null,
): LayerLifeCycle {
  const cell = layer * ROW + TOTAL
  const complete = !missing[TOTAL]?.some((entry) => entry.layer === layer)
  if (complete && !isFilled(cells, cell)) return { layer, replacements, complete, gwp: 0, penrt: 0, pert: 0 }
  const { gwp, penrt, pert } = climateAndEnergy(cells, cell, places[generation])
  return { layer, replacements, complete, gwp, penrt, pert }
}

const shown = ['gwp', 'penrt', 'pert'] as const

/** Sums that had to be left out although something was counted, because a contribution does not declare them. */
export function undeclaredWarnings({ cells, sum }: Ledger, { generation }: LifeCycleOptions): LifeCycleWarning[] {
  if (!isFilled(cells, sum + TOTAL)) return []
  return shown
    .map((name) => places[generation][name])
    .filter((place) => figureOf(cells, sum + TOTAL, place) === null)
    .map((place) => ({ code: 'indicatorNotDeclared', values: { indicator: indicatorsOf[generation][place] ?? '' } }))
}
