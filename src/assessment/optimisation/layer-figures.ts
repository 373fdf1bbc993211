import { constructionCost } from '#engine/cost/construction-cost.ts'
import { assessLifeCycle } from '#engine/lca/assess-life-cycle.ts'
import { type LayerLives, serviceLivesOf } from '#engine/lca/service-life/service-lives.ts'
import { applicableLayers } from '#engine/physics/applicable-layers.ts'
import type { Alternatives } from './alternatives.ts'
import { type LayerSums, NOTHING, sumsOf } from './layer-sums.ts'
import type { Choice } from './problem.ts'

const yearsOf = (lives: LayerLives | undefined) => `${lives?.material?.years} ${lives?.members?.years}`

/** What options are in alternatives that look like one; by slot, in the order of `options`. */
export type FiguresAt = (slot: number, options: readonly number[]) => readonly LayerSums[]

/**
 * Figures of each option where it stands in an alternative. What a layer is booked with depends on the others by its
 * service lives alone, and what it resists by whether it counts, so that each is booked once for each of these.
 */
export function layerFigures(alternatives: Alternatives): (choice: Choice, context: string) => FiguresAt {
  const { constructionOf, placesOf, options: lifeCycle, pathLayer } = alternatives
  const { prices } = lifeCycle
  const found = (choice: Choice, slot: number, option: number): LayerSums => {
    const swapped = choice.with(slot, option)
    const place = placesOf(swapped)[slot] ?? -1
    const layer = alternatives.engineLayer(slot, option)
    if (place < 0 || !layer) return NOTHING
    const construction = constructionOf(swapped)
    const isCounted = applicableLayers(construction).counted.includes(place)
    const lives = serviceLivesOf(construction, lifeCycle.serviceLives)[place]
    const kept = alternatives.sumsKept(slot, option)
    const key = `${isCounted} ${yearsOf(lives)}`
    const known = kept.get(key)
    if (known) return known
    const booked = assessLifeCycle(construction, lifeCycle).layers[place]
    const cost = prices && constructionCost(construction, prices, lifeCycle).layers[place]
    const resistance = isCounted ? pathLayer(layer).resistance : 0
    const hasRate = prices !== undefined && prices.discountRate !== null
    const sums = booked ? sumsOf(layer, { resistance, lifeCycle: booked, cost }, hasRate) : NOTHING
    kept.set(key, sums)
    return sums
  }
  return (choice, context) => (slot, options) =>
    options.map((option) => {
      const kept = alternatives.sumsKept(slot, option)
      const sums = kept.get(context) ?? found(choice, slot, option)
      kept.set(context, sums)
      return sums
    })
}
