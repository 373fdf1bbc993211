import type { CostFigures } from '#contract/cost-figures.ts'
import type { ConstructionCost } from '#engine/cost/construction-cost.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { partsOf, type Resolved } from './resolved.ts'

/** Days of the oldest and the newest price of what the layers are made of. */
function daysOf({ byId }: Prices, { layers }: Resolved): Pick<CostFigures, 'pricesFrom' | 'pricesTo'> {
  const days = layers
    .flatMap(partsOf)
    .flatMap(({ materialId }) => byId.get(materialId)?.on ?? [])
    .toSorted()
  return { pricesFrom: days[0] ?? null, pricesTo: days.at(-1) ?? null }
}

/** Cost as the interface has it. */
export const toCost = (
  { first, overStudyPeriod, discounted, layers, missing }: ConstructionCost,
  prices: Prices,
  resolved: Resolved,
): CostFigures => ({
  first,
  overStudyPeriod,
  discounted,
  discountRate: prices.discountRate,
  ...daysOf(prices, resolved),
  layers: layers.map(({ layer, first: own, bound }) => ({ layer, first: own, bound })),
  missing: [...missing],
})
