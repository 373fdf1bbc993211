import type { Dataset, ModuleDeclaration } from '#engine/construction.ts'
import type { EngineErrorCode, OutOfRange, Place } from '#engine/engine-error.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { type Generation, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { type DeclaredModule, type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { addCell, emptyCells, FILLED, type IndicatorCells, indicatorsOf, isFilled } from './indicator-cells.ts'

/** A dataset, or the part of one that stands for the end of life. */
export type DatasetFigures = Omit<Dataset, 'endOfLife'>

/** gwpTotal of a module that is not the sum of its parts. */
export type PartsDifference = { readonly module: LifeCycleModule; readonly total: number; readonly parts: number }

/** Figures of a dataset for one scenario, per reference quantity; one cell per module of `lifeCycleModules`. */
export type DatasetCells = {
  readonly cells: IndicatorCells
  readonly partsDifference: PartsDifference | undefined
}

/** A dataset prepared for calculation. */
export type PreparedDataset = {
  /** Scenarios of the end of life to choose from, the default first. */
  readonly scenarios: readonly string[]
  /** Undefined for a scenario the dataset does not offer; the default without a scenario. */
  readonly cellsOf: (scenario: string | undefined) => DatasetCells | undefined
  /** Why the dataset cannot be computed with, and where in it. */
  readonly problem:
    | { readonly code: EngineErrorCode; readonly at: Place; readonly reason: string | OutOfRange }
    | undefined
}

/** What a dataset is converted by. */
const scales = ['referenceQuantity', 'density', 'arealMass', 'referenceThickness', 'biogenicCarbon'] as const

/**
 * Part by which gwpTotal may differ from fossil + biogenic + luluc, of the largest of them. Datasets of published EPDs
 * are rounded to three digits (196 against 196.403, ÖKOBAUDAT 2024-I, b3fb0ba9).
 */
const PARTS_TOLERANCE = 0.01

const endOfLifeModules: readonly DeclaredModule[] = ['C3', 'C4', 'D', 'C1', 'C2']
const indexOf = (generation: Generation) =>
  new Map(indicatorsOf[generation].map((indicator, index): [Indicator, number] => [indicator, index]))
const indices = { 'EN 15804+A1': indexOf('EN 15804+A1'), 'EN 15804+A2': indexOf('EN 15804+A2') } as const

const scenariosOf = (modules: readonly ModuleDeclaration[]): string[] => {
  const named = endOfLifeModules.flatMap((module) => modules.filter((declared) => declared.module === module))
  return [...new Set(named.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario])))]
}

/**
 * The declaration of a module that counts: the chosen scenario, else the one without a scenario. A second scenario is
 * an alternative and never added. Production and construction may be declared for scenarios of their own; there the
 * first counts.
 */
const declarationOf = (modules: readonly ModuleDeclaration[], module: DeclaredModule, scenario: string | undefined) => {
  const declared = modules.filter((entry) => entry.module === module)
  return (
    (scenario === undefined ? undefined : declared.find((entry) => entry.scenario === scenario)) ??
    declared.find((entry) => entry.scenario === undefined) ??
    (endOfLifeModules.includes(module) ? undefined : declared[0])
  )
}

const write = (
  cells: IndicatorCells,
  cell: number,
  { indicators: figures }: ModuleDeclaration,
  generation: Generation,
) => {
  let mask = 0
  for (const [indicator, index] of indices[generation]) {
    const value = figures[indicator]
    if (value === undefined) continue
    cells.values[cell * cells.width + index] = value
    mask |= 1 << index
  }
  cells.masks[cell] = mask === 0 ? 0 : mask | FILLED
  cells.some[cell] = mask
}

/** A1-A3 from its parts, where the aggregate is not declared: only if all three are. */
const writeProduction = (cells: IndicatorCells, { modules, generation }: DatasetFigures) => {
  const parts = (['A1', 'A2', 'A3'] as const).map((module) => declarationOf(modules, module, undefined))
  const single = emptyCells(cells.width, 3)
  parts.forEach((part, cell) => {
    if (part) write(single, cell, part, generation)
  })
  if (!parts.every((_, cell) => isFilled(single, cell))) return
  parts.forEach((_, cell) => addCell(cells, 0, single, cell, 1))
}

const climateIndices = (['gwpTotal', 'gwpFossil', 'gwpBiogenic', 'gwpLuluc'] as const).map(
  (indicator) => indices['EN 15804+A2'].get(indicator) ?? 0,
)

const findPartsDifference = (cells: IndicatorCells): PartsDifference | undefined => {
  for (const [cell, module] of lifeCycleModules.entries()) {
    const mask = cells.masks[cell] ?? 0
    if (!climateIndices.every((index) => mask & (1 << index))) continue
    const [total = 0, ...parts] = climateIndices.map((index) => cells.values[cell * cells.width + index] ?? 0)
    const sum = parts.reduce((whole, part) => whole + part, 0)
    const scale = Math.max(Math.abs(total), ...parts.map(Math.abs))
    if (Math.abs(total - sum) > PARTS_TOLERANCE * scale) return { module, total, parts: sum }
  }
  return undefined
}

const cellsFor = (dataset: DatasetFigures, scenario: string | undefined): DatasetCells => {
  const { generation, modules } = dataset
  const cells = emptyCells(indicatorsOf[generation].length, lifeCycleModules.length)
  for (const [cell, module] of lifeCycleModules.entries()) {
    // The dataset's own B4 belongs to a service life and study period of its own; replacements are computed.
    const declaration = module === 'B4' ? undefined : declarationOf(modules, module, scenario)
    if (declaration) write(cells, cell, declaration, generation)
  }
  if (!isFilled(cells, 0)) writeProduction(cells, dataset)
  return { cells, partsDifference: generation === 'EN 15804+A2' ? findPartsDifference(cells) : undefined }
}

type Problem = PreparedDataset['problem']

const findScaleProblem = (dataset: DatasetFigures): Problem => {
  for (const name of scales) {
    const value = dataset[name]
    if (value !== undefined && !isWithin(bounds[name], value))
      return { code: 'valueOutOfRange', at: [name], reason: { value, bounds: bounds[name] } }
  }
  return undefined
}

const findFigureProblem = ({ modules, generation }: DatasetFigures): Problem => {
  for (const [index, declared] of modules.entries())
    for (const indicator of indicators) {
      const value = declared.indicators[indicator]
      if (value === undefined) continue
      const at = ['modules', index, 'indicators', indicator]
      if (!indices[generation].has(indicator))
        return { code: 'generationsMixed', at, reason: `${indicator} is not defined by ${generation}` }
      if (!isWithin(bounds.indicator, value))
        return { code: 'valueOutOfRange', at, reason: { value, bounds: bounds.indicator } }
    }
  return undefined
}

const prepare = (dataset: DatasetFigures): PreparedDataset => {
  const problem = findScaleProblem(dataset) ?? findFigureProblem(dataset)
  const scenarios = scenariosOf(dataset.modules)
  if (problem) return { scenarios, cellsOf: () => undefined, problem }
  const standard = cellsFor(dataset, scenarios[0])
  const byScenario = new Map(scenarios.map((scenario) => [scenario, cellsFor(dataset, scenario)]))
  return {
    scenarios,
    cellsOf: (scenario) => (scenario === undefined ? standard : byScenario.get(scenario)),
    problem,
  }
}

const prepared = new WeakMap<DatasetFigures, PreparedDataset>()

/**
 * Brings a dataset into the form the calculation needs, once per dataset object; the object must not change afterwards.
 *
 * A1-A3 is the aggregate where declared, else the sum of A1, A2 and A3 where all three are. C1 to C4 and D are those of
 * one scenario: the chosen one, by default the first that C3, C4 or D names (EN 15804+A2: scenarios are
 * alternatives). Modules without a scenario hold for each of them.
 */
export function preparedDataset(dataset: DatasetFigures): PreparedDataset {
  const known = prepared.get(dataset)
  if (known) return known
  const fresh = prepare(dataset)
  prepared.set(dataset, fresh)
  return fresh
}

/**
 * The dataset with all its figures times a factor, those of its end of life too; the carbon in the product stays. What is
 * prepared of it is shared, so that it costs next to nothing.
 *
 * @param factor - > 0
 */
export function scaledDataset(dataset: Dataset, factor: number): Dataset {
  const { endOfLife, referenceQuantity, biogenicCarbon } = dataset
  const scaled = {
    ...dataset,
    referenceQuantity: referenceQuantity / factor,
    ...(biogenicCarbon !== undefined && { biogenicCarbon: biogenicCarbon / factor }),
    ...(endOfLife && { endOfLife: scaledDataset(endOfLife, factor) }),
  }
  prepared.set(scaled, preparedDataset(dataset))
  return scaled
}
