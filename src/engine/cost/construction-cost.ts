import { dueYears } from '#engine/building/due-years.ts'
import type { Construction, Layer } from '#engine/construction.ts'
import { costDiscounted, costRepeated } from '#engine/formulas/cost.ts'
import { sumOfLayers } from '#engine/formulas/heat.ts'
import { type LayerPart, layerParts } from '#engine/lca/layer-parts.ts'
import type { LifeCycleOptions } from '#engine/lca/life-cycle-result.ts'
import { replacementsOf } from '#engine/lca/resolve-part.ts'
import { serviceLivesOf } from '#engine/lca/service-life/service-lives.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import type { MissingCostReason, Price, Prices } from '#vocabulary/prices.ts'
import { costOfPart, isOfOther } from './part-cost.ts'

/** A sum [€/m²]; a lower bound where anything that is paid for has no price. */
export type CostSum = { readonly total: number; readonly bound: 'lower' | null }

/** What has no cost, and why. */
export type MissingCost = { readonly layer: number; readonly materialId: string; readonly reason: MissingCostReason }

/** What of the sums is one layer's; null where nothing of it is known. */
export type LayerCost = {
  readonly layer: number
  readonly first: number | null
  readonly bound: 'lower' | null
  readonly overStudyPeriod: number | null
  readonly discounted: number | null
  /** Whether anything of it is missing over the study period. */
  readonly boundOverTime: 'lower' | null
}

/** What a construction costs by prices of somebody's own. A sum of which nothing is known is null. */
export type ConstructionCost = {
  /** Of what comes in with the works. */
  readonly first: CostSum | null
  /** With every replacement within the study period. */
  readonly overStudyPeriod: CostSum | null
  /** The same, later costs discounted; null without a rate. */
  readonly discounted: CostSum | null
  readonly layers: readonly LayerCost[]
  readonly missing: readonly MissingCost[]
}

/** What is paid for one part. */
type Paid = {
  readonly layer: number
  readonly once: number
  readonly isNew: boolean
  readonly years: readonly number[]
}

/** Years in which a part is paid for [a], 0 being the works; undefined where its replacements are not known. */
function yearsPaid(part: LayerPart, layer: Layer, index: number, studyPeriod: number): readonly number[] | undefined {
  const count = replacementsOf(part, layer, index, studyPeriod, undefined)
  if (count === null) return undefined
  const isNew = layer.state === 'new'
  const remaining = isNew ? undefined : layer.remainingServiceLife
  return [...(isNew ? [0] : []), ...dueYears(count, part.life?.years, remaining)]
}

type Collected = { readonly paid: Paid[]; readonly missing: MissingCost[] }

/** Cost of a part once [€/m²], or why there is none. Pieces are counted whatever the amount is. */
function costOnce(
  part: LayerPart,
  price: Price | undefined,
  wastage: number,
  trace: Trace | undefined,
): number | MissingCostReason {
  if (!price) return 'noPrice'
  if (part.accessory?.amountUnknown && price.per !== 'piece') return 'noAmount'
  if (!part.accessory && isOfOther(price, part.thickness)) return 'otherThickness'
  return costOfPart(part, price, wastage, trace) ?? 'noConversion'
}

function collectPart(
  { paid, missing }: Collected,
  { part, layer, index }: { part: LayerPart; layer: Layer; index: number },
  { prices, studyPeriod, trace }: { prices: Prices; studyPeriod: number; trace: Trace | undefined },
): void {
  const { id: materialId } = part.material
  const isNew = layer.state === 'new'
  const known = yearsPaid(part, layer, index, studyPeriod)
  // an existing part that outlives the period is never paid for
  if (known?.length === 0) return
  const lacks = (reason: MissingCostReason) => missing.push({ layer: index, materialId, reason })
  if (!known) lacks('noServiceLife')
  const once = costOnce(part, prices.byId.get(materialId), layer.wastage ?? 0, about(trace, index))
  if (typeof once === 'string') return void lacks(once)
  const years = known ?? (isNew ? [0] : [])
  if (years.length > 0) paid.push({ layer: index, once, isNew, years })
}

const known = (amounts: readonly (number | null)[]): number[] => amounts.filter((one) => one !== null)

/** Null of nothing. */
const totalOf = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one, 0)

const sumOf = (amounts: readonly number[], isWhole: boolean, add: (amounts: readonly number[]) => number) =>
  amounts.length === 0 && !isWhole ? null : ({ total: add(amounts), bound: isWhole ? null : 'lower' } as const)

/**
 * Cost of one m² of a construction by somebody's own prices, members by their share and what is built in by its amount,
 * off-cuts included. What exists costs nothing at first, what is removed nothing at all: of neither is a price asked but
 * for replacements. A part without a price makes the sums lower bounds; nothing is taken as 0.
 *
 * @param options - reference study period [a] and service lives, as of the life cycle: replacements are the same
 * @param trace - collects how the figures came about
 * @throws {EngineError} valueOutOfRange, with the place
 */
export function constructionCost(
  construction: Construction,
  prices: Prices,
  options: Pick<LifeCycleOptions, 'referenceStudyPeriod' | 'serviceLives'>,
  trace?: Trace,
): ConstructionCost {
  const { referenceStudyPeriod: studyPeriod, serviceLives } = options
  const lives = serviceLivesOf(construction, serviceLives)
  const collected: Collected = { paid: [], missing: [] }
  construction.layers.forEach((layer, index) => {
    if (layer.state === 'removed') return
    for (const part of layerParts(layer, lives[index] ?? { material: undefined, members: undefined }))
      collectPart(collected, { part, layer, index }, { prices, studyPeriod, trace })
  })
  const { paid, missing } = collected
  const isNew = (index: number) => construction.layers[index]?.state === 'new'
  const isFirstWhole = missing.every(({ layer, reason }) => reason === 'noServiceLife' || !isNew(layer))
  const isWhole = missing.length === 0
  const { discountRate: rate } = prices
  const atFirst = paid.map(({ once, isNew: isPaid }) => (isPaid ? once : null))
  const over = paid.map(({ layer, once, years }) =>
    figure(about(trace, layer), 'partCostOverTime', costRepeated)(once, years.length),
  )
  const first = sumOf(known(atFirst), isFirstWhole, figure(trace, 'cost', sumOfLayers))
  const overStudyPeriod = sumOf(over, isWhole, figure(trace, 'costOverStudyPeriod', sumOfLayers))
  const later = paid.map(({ layer, once, years }) =>
    rate === null ? null : figure(about(trace, layer), 'partCostDiscounted', costDiscounted)(once, years, rate),
  )
  const discounted = rate === null ? null : sumOf(known(later), isWhole, figure(trace, 'costDiscounted', sumOfLayers))
  return {
    first,
    overStudyPeriod,
    discounted,
    layers: construction.layers.map((_, layer): LayerCost => {
      const own = (amounts: readonly (number | null)[]) =>
        totalOf(known(amounts.filter((_amount, part) => paid[part]?.layer === layer)))
      const lacks = missing.filter((one) => one.layer === layer)
      const lacksAtFirst = isNew(layer) && lacks.some(({ reason }) => reason !== 'noServiceLife')
      return {
        layer,
        first: own(atFirst),
        bound: lacksAtFirst ? 'lower' : null,
        overStudyPeriod: own(over),
        discounted: own(later),
        boundOverTime: lacks.length > 0 ? 'lower' : null,
      }
    }),
    missing,
  }
}
