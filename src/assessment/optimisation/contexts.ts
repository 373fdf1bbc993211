import type { Assessment } from '#engine/assessment.ts'
import type { LayerCost } from '#engine/cost/construction-cost.ts'
import { type CostQuantity, costQuantities, isCost } from '#vocabulary/optimisation.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { Alternatives, Context } from './alternatives.ts'
import { heatByResistance } from './heat-by-resistance.ts'
import { type LayerSums, NOTHING, type SummedFigure, type Sums, summedFigures } from './layer-sums.ts'
import type { Choice } from './problem.ts'

export const sumOf = (found: readonly LayerSums[]): Record<SummedFigure, number> => {
  const { resistance: _resistance, ...sums } = { ...NOTHING }
  for (const one of found) for (const figure of summedFigures) sums[figure] += one[figure]
  return sums
}

type SummedByWhole = Exclude<SummedFigure, CostQuantity>

const ofWhole = summedFigures.filter((one): one is SummedByWhole => !isCost(one))

const wholeOf = ({ lifeCycle, geometry }: Assessment): Pick<Sums, SummedByWhole> => ({
  gwp: lifeCycle.gwp?.total ?? Number.NaN,
  penrt: lifeCycle.penrt?.total ?? Number.NaN,
  pert: lifeCycle.pert?.total ?? Number.NaN,
  thickness: geometry.thickness,
  mass: geometry.mass ?? Number.NaN,
})

/** Costs of layers as far as their prices are known; NaN without prices or a rate. */
const costsOf = (layers: readonly LayerCost[], prices: Prices | undefined): Pick<Sums, CostQuantity> => {
  const total = (of: (layer: LayerCost) => number | null) =>
    prices ? layers.reduce((sum, layer) => sum + (of(layer) ?? 0), 0) : Number.NaN
  return {
    cost: total(({ first }) => first),
    costOverStudyPeriod: total(({ overStudyPeriod }) => overStudyPeriod),
    costDiscounted: prices?.discountRate == null ? Number.NaN : total(({ discounted }) => discounted),
  }
}

const pricedOf = (layers: readonly LayerCost[]): ReadonlySet<CostQuantity> =>
  new Set(
    costQuantities.filter((quantity) =>
      layers.every(({ bound, boundOverTime }) => (quantity === 'cost' ? bound : boundOverTime) === null),
    ),
  )

function tellContext(
  { assess, placesOf, constructionOf, options: { prices } }: Alternatives,
  choice: Choice,
  own: readonly LayerSums[],
): Context {
  const assessment = assess(choice)
  const places = placesOf(choice)
  const others = assessment.layers.filter(({ layer }) => !places.includes(layer))
  const whole = wholeOf(assessment)
  const free = sumOf(own)
  const costs = assessment.cost?.layers.filter(({ layer }) => !places.includes(layer)) ?? []
  const rest = { ...whole, ...costsOf(costs, prices) }
  for (const figure of ofWhole) {
    rest[figure] -= free[figure]
    const isOfLifeCycle = figure === 'gwp' || figure === 'penrt' || figure === 'pert'
    // what is unknown of this alternative alone says nothing of the others
    if (isOfLifeCycle && Number.isNaN(free[figure]))
      rest[figure] = others.reduce((sum, one) => sum + (one[figure] ?? 0), 0)
  }
  return {
    rest,
    isWhole: others.every(({ complete }) => complete),
    priced: pricedOf(costs),
    isMoist: assessment.moisture.applicable,
    isClosed: heatByResistance(constructionOf(choice)) !== undefined,
  }
}

/** The context of an alternative. @param own - what the options of its slots add @param key - of what they look like */
export function contextOf(alternatives: Alternatives, choice: Choice, own: readonly LayerSums[], key: string): Context {
  const known = alternatives.contexts.get(key) ?? tellContext(alternatives, choice, own)
  alternatives.contexts.set(key, known)
  return known
}
