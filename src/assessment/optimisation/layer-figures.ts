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
 * service lives alone, and what it resists by whether it counts, so that each is assessed once for each of these.
 */
export function layerFigures(alternatives: Alternatives): (choice: Choice) => FiguresAt {
  const assessed = (swapped: Choice, slot: number, place: number): LayerSums => {
    const layer = alternatives.engineLayer(slot, swapped[slot] ?? 0)
    const own = alternatives.assess(swapped).layers[place]
    return layer && own ? sumsOf(layer, own) : NOTHING
  }
  const { constructionOf, placesOf, options: lifeCycle } = alternatives
  return (choice) => (slot, options) =>
    options.map((option) => {
      const swapped = choice.with(slot, option)
      const place = placesOf(swapped)[slot] ?? -1
      if (place < 0) return NOTHING
      const construction = constructionOf(swapped)
      const lives = serviceLivesOf(construction, lifeCycle.serviceLives)[place]
      const key = `${applicableLayers(construction).counted.includes(place)} ${yearsOf(lives)}`
      const kept = alternatives.sumsKept(slot, option)
      const found = kept.get(key) ?? assessed(swapped, slot, place)
      kept.set(key, found)
      return found
    })
}
