import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { StepPlace } from '#vocabulary/intermediates.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'

export type Step = NonNullable<KeyPerformanceIndicators['trace']>[number]

/** A figure of a result, as the trace names it; `layer` is an index in the layers sent, null the whole. */
export type ExplainedFigure = {
  readonly quantity: string
  readonly layer: number | null
  /** One module of a life-cycle figure. */
  readonly module?: LifeCycleModule | undefined
}

/** Whose figure a part is: of the whole, of the same layer, of every layer. */
type Part = readonly [scope: 'whole' | 'same' | 'every', quantity: StepPlace]

const limits: readonly Part[] = [
  ['whole', 'thermal.rsi'],
  ['every', 'layers.resistance'],
  ['whole', 'thermal.rse'],
]
const impact = (name: StepPlace): readonly Part[] => [
  ['every', name],
  ['same', 'lifeCycle.referenceFlow'],
  ['same', 'lifeCycle.production'],
  ['same', 'lifeCycle.transport'],
  ['same', 'lifeCycle.replacements'],
]
const costs = (name: StepPlace): readonly Part[] => [
  ['every', name],
  ['same', 'cost.part'],
  ['same', 'cost.mass'],
]
/** Of what a figure is made, beyond what its own inputs say. */
const parts: Readonly<Partial<Record<StepPlace, readonly Part[]>>> = {
  'thermal.uValue': limits,
  'thermal.rTotal': limits,
  'thermal.rUpper': limits,
  'thermal.rLower': limits,
  'geometry.mass': [['every', 'layers.mass']],
  'layers.mass': [
    ['same', 'layers.bodyMass'],
    ['same', 'layers.accessoryMass'],
  ],
  'moisture.sdTotal': [['every', 'layers.sd']],
  'moisture.condensate': [
    ['every', 'moisture.planes.temperature'],
    ['every', 'moisture.planes.pressure'],
    ['every', 'moisture.planes.sd'],
    ['every', 'moisture.planes.condensate'],
  ],
  'moisture.evaporation': [
    ['every', 'moisture.planes.dryingInwards'],
    ['every', 'moisture.planes.dryingOutwards'],
    ['every', 'moisture.planes.evaporation'],
  ],
  'moisture.limit': [['every', 'moisture.planes.limit']],
  'summer.arealHeatCapacityInside': [
    ['whole', 'summer.realZ11'],
    ['whole', 'summer.imaginaryZ11'],
  ],
  'summer.arealHeatCapacityOutside': [
    ['whole', 'summer.realZ22'],
    ['whole', 'summer.imaginaryZ22'],
  ],
  'lifeCycle.biogenicCarbonStored': [['every', 'lifeCycle.partCarbon']],
  'cost.first': [
    ['every', 'cost.part'],
    ['every', 'cost.mass'],
  ],
  'cost.overStudyPeriod': costs('cost.partOverTime'),
  'cost.discounted': costs('cost.partDiscounted'),
  'lifeCycle.gwp': impact('lifeCycle.gwp'),
  'lifeCycle.penrt': impact('lifeCycle.penrt'),
  'lifeCycle.pert': impact('lifeCycle.pert'),
}

const isOf = (step: Step, scope: Part[0], layer: number | null) =>
  scope === 'every' ? layer === null && step.layer !== null : step.layer === (scope === 'same' ? layer : null)

const partsOf = new Map<string, readonly Part[]>(Object.entries(parts))

/** The steps right behind a figure, in the order of calculation. */
export const stepsBehind = (trace: readonly Step[], { quantity, layer }: ExplainedFigure): readonly Step[] =>
  (partsOf.get(quantity) ?? []).flatMap(([scope, part]) =>
    trace.filter((step) => step.quantity === part && isOf(step, scope, layer)),
  )

/** What one layer adds to a module of a life-cycle figure. */
const ofModule = (step: Step | undefined, module: LifeCycleModule): number | null => {
  const value = step?.inputs[module]
  return typeof value === 'number' ? value : null
}

/** How a figure came about and the steps behind it; undefined where the result does not tell. */
export function explanationOf(
  trace: readonly Step[],
  figure: ExplainedFigure,
): { readonly step: Step; readonly behind: readonly Step[] } | undefined {
  const { quantity, layer, module } = figure
  const step = trace.find((one) => one.quantity === quantity && one.layer === layer)
  if (!step || module === undefined) return step && { step, behind: stepsBehind(trace, figure) }
  const value = ofModule(step, module)
  if (value === null) return undefined
  const behind = trace
    .filter((one) => one.quantity === quantity && one.layer !== null && ofModule(one, module) !== null)
    .map((one) => ({ ...one, value: ofModule(one, module) }))
  return { step: { ...step, formula: 'sumOfLayers', inputs: {}, value }, behind }
}
