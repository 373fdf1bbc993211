import type { LayerAssessment } from '#engine/assessment.ts'
import type { Layer } from '#engine/construction.ts'
import { type LayerLives, serviceLivesOf } from '#engine/lca/service-life/service-lives.ts'
import { applicableLayers } from '#engine/physics/applicable-layers.ts'
import type { Alternatives } from './alternatives.ts'
import type { Choice } from './problem.ts'

/** Figures of a layer that add up over the layers; NaN where one is unknown. */
export type LayerSums = {
  /** Between the members [m²·K/W]; 0 of what does not count in U. */
  readonly resistance: number
  readonly gwp: number
  readonly penrt: number
  readonly pert: number
  readonly thickness: number
  readonly mass: number
}
export const summedFigures = ['gwp', 'penrt', 'pert', 'thickness', 'mass'] as const
export type SummedFigure = (typeof summedFigures)[number]

const NOTHING: LayerSums = { resistance: 0, gwp: 0, penrt: 0, pert: 0, thickness: 0, mass: 0 }

const isPlain = ({ framing, taper, fasteners, airGaps = 0 }: Layer): boolean =>
  framing === undefined && taper === undefined && fasteners === undefined && airGaps === 0

/** Whether U depends on the layer by nothing but its resistance. */
export const isHomogeneous = (layer: Layer | undefined): boolean => layer === undefined || isPlain(layer)

const known = (value: number | null) => value ?? Number.NaN

function sumsOf(
  { state, thickness }: Layer,
  { counted, resistance, mass, complete, ...own }: LayerAssessment,
): LayerSums {
  // what is missing is no nought: such an option is not compared by these figures
  const whole = (value: number | null) => (complete ? known(value) : Number.NaN)
  const isThere = state !== 'removed'
  return {
    resistance: counted ? known(resistance) : 0,
    gwp: whole(own.gwp),
    penrt: whole(own.penrt),
    pert: whole(own.pert),
    thickness: isThere ? thickness : 0,
    mass: isThere ? known(mass) : 0,
  }
}

const yearsOf = (lives: LayerLives | undefined) => `${lives?.material?.years} ${lives?.members?.years}`

/** What options are in alternatives that look like one; by slot, in the order of `options`. */
export type FiguresAt = (slot: number, options: readonly number[]) => readonly LayerSums[]

/**
 * Figures of each option where it stands in an alternative. What a layer is booked with depends on the others by its
 * service lives alone, and what it resists by whether it counts, so that each is assessed once for each of these.
 */
export function layerFigures(alternatives: Alternatives): (choice: Choice) => FiguresAt {
  const kept = new Map<string, LayerSums>()
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
      const key = `${slot} ${option} ${applicableLayers(construction).counted.includes(place)} ${yearsOf(lives)}`
      const found = kept.get(key) ?? assessed(swapped, slot, place)
      kept.set(key, found)
      return found
    })
}
