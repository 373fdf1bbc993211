import type { Trace } from '#engine/trace.ts'
import { type Indicator, indicatorDefinitions, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { modulesInTotal } from '#vocabulary/life-cycle.ts'
import type { BookedPart } from './book-part.ts'
import type { LifeCycle, LifeCycleOptions } from './life-cycle-result.ts'

const balance = 'EN 15978:2011, 7 and 8'

/** Tells how much of its dataset a part needs, and how often it is replaced. */
export function tracePart(
  trace: Trace,
  { part, sources, replacements }: BookedPart,
  index: number,
  { referenceStudyPeriod }: LifeCycleOptions,
): void {
  const { dataset, density, serviceLife } = part.material
  if (!dataset || !sources) return
  trace.push({
    quantity: 'lifeCycle.referenceFlow',
    formula: `referenceFlow.${dataset.referenceUnit}`,
    clause: `${dataset.release} ${dataset.uuid} ${dataset.version}`,
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

const sums = { gwp: undefined, penrt: 'penrt', pert: 'pert' } as const satisfies Record<string, Indicator | undefined>

/** Tells of which modules the totals are made. */
export function traceTotals(trace: Trace, lifeCycle: LifeCycle): void {
  for (const name of ['gwp', 'penrt', 'pert'] as const) {
    const total = lifeCycle[name]
    if (total === null) continue
    const indicator = sums[name] ?? mainClimateIndicator[lifeCycle.generation]
    const inputs: Record<string, number> = {}
    for (const { module, [name]: figure } of lifeCycle.byStage)
      if (figure !== null && modulesInTotal.some((counted) => counted === module)) inputs[module] = figure
    trace.push({
      quantity: `lifeCycle.${name}`,
      formula: 'sumOfModules',
      clause: balance,
      layer: null,
      inputs,
      value: total.total,
      unit: `${indicatorDefinitions[indicator].unit}/m²`,
    })
  }
}
