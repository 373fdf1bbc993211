import type { Dataset } from '#engine/construction.ts'
import type { Trace } from '#engine/trace.ts'
import { type Generation, type Indicator, indicatorDefinitions, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { type LifeCycleModule, modulesInTotal } from '#vocabulary/life-cycle.ts'
import { figureOf, indicatorsOf } from './indicator-cells.ts'
import { type Ledger, ROW, TOTAL } from './ledger.ts'
import type { LifeCycleOptions } from './life-cycle-result.ts'
import { moduleIndex } from './module-index.ts'
import type { PartSources } from './part-sources.ts'
import type { ResolvedPart } from './resolve-part.ts'

const source = ({ release, uuid, version }: Dataset) => `${release} ${uuid} ${version}`
const balance = 'EN 15978:2011'

/** The first product that the reader may want to check: A1-A3 as flow times the figure of the dataset. */
const traceProduction = (trace: Trace, dataset: Dataset, { byModule, flow }: PartSources, layer: number) => {
  const production = byModule[moduleIndex['A1-A3']]
  const indicator = mainClimateIndicator[dataset.generation]
  const place = indicatorsOf[dataset.generation].indexOf(indicator)
  const figure = production && figureOf(production.cells, moduleIndex['A1-A3'], place)
  if (figure === undefined || figure === null) return
  trace.push({
    quantity: 'lifeCycle.production',
    formula: 'flowTimesFigure',
    clause: source(dataset),
    layer,
    inputs: { amount: flow.amount, figure },
    value: flow.amount * figure,
    unit: `${indicatorDefinitions[indicator].unit}/m²`,
  })
}

/** Tells how much of its dataset a part needs, and how often it is replaced. */
export function tracePart(
  trace: Trace,
  { part, sources, replacements }: ResolvedPart,
  index: number,
  { referenceStudyPeriod }: LifeCycleOptions,
): void {
  const { dataset, density, serviceLife } = part.material
  if (!dataset || !sources) return
  trace.push({
    quantity: 'lifeCycle.referenceFlow',
    formula: `referenceFlow.${dataset.referenceUnit}`,
    clause: source(dataset),
    inputs: {
      thickness: part.thickness,
      share: part.share,
      referenceQuantity: dataset.referenceQuantity,
      ...(density === undefined ? {} : { density }),
      ...(dataset.density === undefined ? {} : { datasetDensity: dataset.density }),
      ...(dataset.arealMass === undefined ? {} : { arealMass: dataset.arealMass }),
      ...(dataset.referenceThickness === undefined ? {} : { referenceThickness: dataset.referenceThickness }),
    },
    value: sources.flow.amount,
    unit: '1',
    layer: index,
  })
  traceProduction(trace, dataset, sources, index)
  if (replacements === null || serviceLife === undefined) return
  trace.push({
    quantity: 'lifeCycle.replacements',
    formula: 'replacements',
    clause: 'EN 15978:2011, 9.3.3',
    inputs: { serviceLife, referenceStudyPeriod },
    value: replacements,
    unit: '1',
    layer: index,
  })
}

const traced = ['gwp', 'penrt', 'pert'] as const
const counted: readonly LifeCycleModule[] = modulesInTotal

const indicatorOf = (name: (typeof traced)[number], generation: Generation): Indicator =>
  name === 'gwp' ? mainClimateIndicator[generation] : name

/** Tells of which modules the total of each layer and of the construction is made. */
export function traceTotals(trace: Trace, { cells, sum }: Ledger, { generation }: LifeCycleOptions): void {
  for (const name of traced) {
    const indicator = indicatorOf(name, generation)
    const place = indicatorsOf[generation].indexOf(indicator)
    for (let row = 0; row <= sum; row += ROW) {
      const value = figureOf(cells, row + TOTAL, place)
      if (value === null) continue
      const inputs: Record<string, number> = {}
      for (const module of counted) {
        const figure = figureOf(cells, row + moduleIndex[module], place)
        if (figure !== null) inputs[module] = figure
      }
      const unit = `${indicatorDefinitions[indicator].unit}/m²`
      const layer = row === sum ? null : row / ROW
      trace.push({
        quantity: `lifeCycle.${name}`,
        formula: 'sumOfModules',
        clause: balance,
        layer,
        inputs,
        value,
        unit,
      })
    }
  }
}
