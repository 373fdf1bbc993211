import type { Dataset, Layer } from '#engine/construction.ts'
import { EngineError, type Place } from '#engine/engine-error.ts'
import { flowTimesFigure } from '#engine/formulas/life-cycle.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { type DatasetCells, type DatasetFigures, type PreparedDataset, preparedDataset } from './dataset-cells.ts'
import { type IndicatorCells, isFilled } from './indicator-cells.ts'
import type { LayerPart } from './layer-parts.ts'
import type { LifeCycleOptions, MissingReason } from './life-cycle-result.ts'
import { endOfLifeAmount, type ReferenceFlow, referenceFlow } from './reference-flow.ts'
import { moduleIndex } from './scope.ts'
import { admit, climateIn, type Source } from './source.ts'
import { type Brought, brought } from './transport.ts'

/** Where the figures of a part come from, by index of the module; undefined where a module is not declared. */
export type PartSources = {
  readonly byModule: readonly (Source | undefined)[]
  readonly flow: ReferenceFlow
  /** Why there is no C3 and C4, if there is none. */
  readonly endOfLifeGap: MissingReason
  readonly partsDifference: DatasetCells['partsDifference']
  /** What the distance of the layer makes of A4; undefined where none is given, and A4 is as declared. */
  readonly brought: Brought | undefined
  /** The dataset's own figures. */
  readonly product: Source
}

const offers = (dataset: PreparedDataset | undefined, scenario: string | undefined) =>
  scenario !== undefined && dataset !== undefined && dataset.scenarios.includes(scenario)

/** Figures of the chosen scenario where the dataset offers it, else of its default. */
const chosen = (dataset: PreparedDataset, scenario: string | undefined) =>
  dataset.cellsOf(offers(dataset, scenario) ? scenario : undefined)

const at = moduleIndex

/** Whether the product's own figures hold an end of life; otherwise C3, C4 and D all come from the separate dataset. */
const hasEndOfLife = (cells: IndicatorCells) => isFilled(cells, at.C3) || isFilled(cells, at.C4)

const declared = (module: number, source: Source | undefined): Source | undefined =>
  source && isFilled(source.cells, module) ? source : undefined

const byModule = (product: Source, disposal: Source | undefined, together: Source | undefined, transport: Source) => [
  declared(at['A1-A3'], product),
  declared(at.A4, transport),
  declared(at.A5, product),
  undefined,
  declared(at.C1, product) ?? declared(at.C1, disposal),
  declared(at.C2, product) ?? declared(at.C2, disposal),
  declared(at.C3, together),
  declared(at.C4, together),
  declared(at.D, together),
]

const aboutDataset = (trace: Trace | undefined, index: number, { release, uuid, version }: DatasetFigures) =>
  trace && about(trace, index, `${release} ${uuid} ${version}`)

/** The first product that a reader may want to check: A1-A3 as flow times the figure of the dataset. */
const tellProduction = (
  trace: Trace | undefined,
  cells: IndicatorCells,
  amount: number,
  { generation }: LifeCycleOptions,
) => {
  if (!trace) return
  const declared = climateIn(cells, at['A1-A3'], generation)
  if (declared !== null) figure(trace, 'production', flowTimesFigure)(amount, declared)
}

const separateEndOfLife = (
  ready: PreparedDataset | undefined,
  dataset: DatasetFigures | undefined,
  scenario: string | undefined,
  mass: number | undefined,
): Source | undefined => {
  if (!ready || !dataset) return undefined
  const cells = chosen(ready, scenario)?.cells
  const factor = endOfLifeAmount(mass, dataset)
  return cells && factor !== undefined ? { cells, factor } : undefined
}

/** An amount of a product, and where it stands. */
type Amount = {
  readonly dataset: Dataset
  readonly flow: ReferenceFlow
  readonly scenario: string | undefined
  readonly place: () => Place
  /** What brings it to the site, in place of A4 as declared. */
  readonly carried?: (() => Brought | undefined) | undefined
}

/**
 * Tells which dataset speaks for which module of an amount of a product.
 *
 * C3, C4 and D always belong together: to the product's own dataset where it declares C3 or C4, else to the separate
 * dataset of the end of life, by mass. C1 and C2 may come from either. A4 is that of what brings it where there is such,
 * else as declared, never both.
 *
 * @param trace - about the dataset
 * @returns undefined where the dataset has no figures for the scenario
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place
 */
export function productSources(
  { dataset, flow, scenario, place, carried }: Amount,
  options: LifeCycleOptions,
  trace?: Trace,
): PartSources | undefined {
  const own = admit(dataset, options, place)
  const second = dataset.endOfLife && admit(dataset.endOfLife, options, () => [...place(), 'endOfLife'])
  const figures = chosen(own, scenario)
  if (!figures) return undefined
  tellProduction(trace, figures.cells, flow.amount, options)
  const product = { cells: figures.cells, factor: flow.amount }
  const disposal = separateEndOfLife(second, dataset.endOfLife, scenario, flow.mass)
  const together = hasEndOfLife(product.cells) || !second ? product : disposal
  const brought = carried?.()
  return {
    byModule: byModule(product, disposal, together, brought?.source ?? product),
    flow,
    endOfLifeGap: second && !disposal ? 'noConversion' : 'notDeclared',
    partsDifference: figures.partsDifference,
    brought,
    product,
  }
}

/**
 * Tells which dataset speaks for which module of a part, and how many times it counts.
 *
 * @returns undefined without a dataset; 'noConversion' where its unit cannot be told from the layer
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place
 */
export function partSources(
  part: LayerPart,
  layer: Layer,
  index: number,
  options: LifeCycleOptions,
  trace: Trace | undefined,
): PartSources | 'noConversion' | undefined {
  const { dataset } = part.material
  if (!dataset) return undefined
  const place = () => ['layers', index, ...part.at, 'dataset']
  admit(dataset, options, place)
  const told = aboutDataset(trace, index, dataset)
  const flow = referenceFlow(part, dataset, told)
  if (!flow) return 'noConversion'
  const { transport, endOfLifeScenario: scenario } = layer
  const carried = transport && (() => brought({ part, layer, index, product: dataset, transport }, options, trace))
  return productSources({ dataset, flow, scenario, place, carried }, options, told) ?? 'noConversion'
}

/**
 * Refuses a scenario that no dataset of the layer offers. A layer without datasets is not asked.
 *
 * @throws {EngineError} unknownScenario
 */
export function checkScenario({ endOfLifeScenario }: Layer, index: number, parts: readonly LayerPart[]): void {
  if (endOfLifeScenario === undefined) return
  const datasets = parts.flatMap(({ material: { dataset } }) =>
    dataset ? [dataset, ...(dataset.endOfLife ? [dataset.endOfLife] : [])] : [],
  )
  if (datasets.length === 0) return
  if (datasets.some((dataset) => offers(preparedDataset(dataset), endOfLifeScenario))) return
  throw new EngineError(
    'unknownScenario',
    ['layers', index, 'endOfLifeScenario'],
    `no dataset of the layer has a scenario ${endOfLifeScenario}`,
  )
}
