import { sumOfLayers } from '#engine/formulas/heat.ts'
import { perYear, sumOfModules } from '#engine/formulas/life-cycle.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { type Generation, type Indicator, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { figureOf, type IndicatorCells, indicatorsOf, isFilled, isPartial, partialOf } from './indicator-cells.ts'
import { type Ledger, ROW, TOTAL } from './ledger.ts'
import type {
  BiogenicBalance,
  LayerLifeCycle,
  LifeCycle,
  LifeCycleOptions,
  LifeCycleWarning,
  LifeOfLayer,
  MissingLayer,
  OverTime,
} from './life-cycle-result.ts'
import type { ResolvedPart } from './resolve-part.ts'
import { moduleIndex } from './scope.ts'

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

const sums = ['gwp', 'gwpFossil', 'gwpBiogenic', 'penrt', 'pert'] as const
type Sum = (typeof sums)[number]
const yearly = {
  gwp: 'gwpPerYear',
  gwpFossil: 'gwpFossilPerYear',
  gwpBiogenic: 'gwpBiogenicPerYear',
  penrt: 'penrtPerYear',
  pert: 'pertPerYear',
} as const satisfies Record<Sum, string>

/** A to C of a row. The ledger holds the sum already; a trace has it added anew from the modules that are declared. */
const totalOf = ({ cells, scope }: Ledger, row: number, place: number, key: Sum, trace: Trace | undefined) => {
  const total = partialOf(cells, row + TOTAL, place)
  if (total === null || trace === undefined) return total
  const modules: Record<string, number> = {}
  for (const module of scope.modules) {
    const value = partialOf(cells, row + moduleIndex[module], place)
    if (value !== null) modules[module] = value
  }
  return figure(trace, key, sumOfModules)(modules)
}

/** D of the construction. A trace has it added anew from the layers. */
const moduleDOf = (
  { cells, sum }: Ledger,
  place: number,
  key: 'gwpD' | 'penrtD' | 'pertD',
  trace: Trace | undefined,
): number | null => {
  const total = figureOf(cells, sum + moduleIndex.D, place)
  if (total === null || trace === undefined) return total
  const layers: number[] = []
  for (let row = 0; row < sum; row += ROW) {
    const value = figureOf(cells, row + moduleIndex.D, place)
    if (value !== null) layers.push(value)
  }
  return figure(trace, key, sumOfLayers)(layers)
}

/** The balance in a few figures, unrounded. `stored` is the biogenic carbon of the layers [kg CO₂/m²]; null: nothing known. */
export function lifeCycleSummary(
  ledger: Ledger,
  { release, generation, referenceStudyPeriod }: LifeCycleOptions,
  stored: { readonly amount: number; readonly isWhole: boolean } | null,
  trace: Trace | undefined,
): LifeCycle {
  const { cells, sum, missing } = ledger
  const at = places[generation]
  const isIncomplete = missing[TOTAL]?.length !== 0
  const overTime = (key: Sum): OverTime | null => {
    const total = totalOf(ledger, sum, at[key], key, trace)
    if (total === null) return null
    const isLower = isIncomplete || isPartial(cells, sum + TOTAL, at[key])
    return {
      total,
      perYear: figure(trace, yearly[key], perYear)(total, referenceStudyPeriod),
      bound: isLower ? 'lower' : null,
    }
  }
  return {
    release,
    generation,
    referenceStudyPeriod,
    modules: ledger.scope.modules,
    complete: !isIncomplete && !sums.some((key) => isPartial(cells, sum + TOTAL, at[key])),
    gwp: overTime('gwp'),
    gwpFossil: overTime('gwpFossil'),
    gwpBiogenic: overTime('gwpBiogenic'),
    penrt: overTime('penrt'),
    pert: overTime('pert'),
    biogenicCarbonStored: stored && stored.amount,
    biogenicCarbonBound: stored?.isWhole === false ? 'lower' : null,
    moduleD: {
      gwp: moduleDOf(ledger, at.gwp, 'gwpD', trace),
      penrt: moduleDOf(ledger, at.penrt, 'penrtD', trace),
      pert: moduleDOf(ledger, at.pert, 'pertD', trace),
    },
    byStage: lifeCycleModules.map((module, index) => ({
      module,
      gwp: partialOf(cells, sum + index, at.gwp),
      penrt: partialOf(cells, sum + index, at.penrt),
      pert: partialOf(cells, sum + index, at.pert),
    })),
  }
}

/** Figures that the summary of a layer shows. */
const shown = ['gwp', 'penrt', 'pert'] as const

/** How long a layer serves; of air alone nothing is replaced. */
export const lifeOfLayer = (
  layer: number,
  [shown]: readonly ResolvedPart[],
  isAlone: boolean,
  biogenicBalance: BiogenicBalance,
): LifeOfLayer =>
  shown
    ? { layer, replacements: shown.replacements, serviceLife: shown.life ?? null, enclosed: !isAlone, biogenicBalance }
    : { layer, replacements: 0, serviceLife: null, enclosed: false, biogenicBalance }

const lacks = (missing: readonly MissingLayer[] | undefined, layer: number): boolean => {
  if (missing) for (const one of missing) if (one.layer === layer) return true
  return false
}

/** Whether all that was added declares the figures that are shown. */
const isWhole = (cells: IndicatorCells, cell: number, at: Places): boolean =>
  !(isPartial(cells, cell, at.gwp) || isPartial(cells, cell, at.penrt) || isPartial(cells, cell, at.pert))

/** A to C of one layer. What is counted nowhere and missing nowhere is zero: air. */
export function layerSummary(
  ledger: Ledger,
  { generation }: LifeCycleOptions,
  { layer, replacements, serviceLife, enclosed, biogenicBalance }: LifeOfLayer,
  trace: Trace | undefined,
): LayerLifeCycle {
  const { cells, missing } = ledger
  const row = layer * ROW
  const isMissing = lacks(missing[TOTAL], layer)
  const isEmpty = !isMissing && !isFilled(cells, row + TOTAL)
  const at = places[generation]
  const complete = !isMissing && isWhole(cells, row + TOTAL, at)
  const own = about(trace, layer)
  const gwp = isEmpty ? 0 : totalOf(ledger, row, at.gwp, 'gwp', own)
  const penrt = isEmpty ? 0 : totalOf(ledger, row, at.penrt, 'penrt', own)
  const pert = isEmpty ? 0 : totalOf(ledger, row, at.pert, 'pert', own)
  return { layer, replacements, serviceLife, enclosed, biogenicBalance, complete, gwp, penrt, pert }
}

/** Sums that are lower bounds because layers do not declare them throughout, with the layers. */
export function undeclaredWarnings({ cells, sum }: Ledger, { generation }: LifeCycleOptions): LifeCycleWarning[] {
  const warnings: LifeCycleWarning[] = []
  for (const name of shown) {
    const place = places[generation][name]
    if (!isPartial(cells, sum + TOTAL, place)) continue
    const layers: number[] = []
    for (let row = 0; row < sum; row += ROW) if (isPartial(cells, row + TOTAL, place)) layers.push(row / ROW + 1)
    const indicator = indicatorsOf[generation][place] ?? ''
    warnings.push({ code: 'indicatorNotDeclared', values: { indicator, layers: layers.join(', ') } })
  }
  return warnings
}
