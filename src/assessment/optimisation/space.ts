import type { ConstructionLayer } from '#contract/constructions.ts'
import type { AdditionFreedom, Freedoms } from '#contract/optimisation.ts'
import type { Assessable } from '../engine-construction.ts'
import type { Resolved, ResolvedLayer } from '../resolved.ts'
import { type Choosable, type Choosables, isSold } from './choosable.ts'
import { defaultFreedoms } from './default-freedoms.ts'
import { type DraftSlot, slotsOf } from './freedoms.ts'
import { type Slot, sizeOf } from './problem.ts'
import { additionsFor } from './usual-additions.ts'

/** A material as catalogue and interface tell of it. */
type Described = Omit<Choosable, 'isComplete'> & {
  readonly [K in 'density' | 'specificHeatCapacity' | 'serviceLife' | 'sd']?: number | null | undefined
} & { readonly vapourResistanceFactor?: object | null | undefined }

const isKnown = (figure: unknown) => figure !== undefined && figure !== null

/** A material as far as a choice needs it. @param hasDataset - in the release to assess with */
export function choosableOf(material: Described, hasDataset: boolean): Choosable {
  const { id, category, traits, uses, conductivity, marketThicknesses } = material
  const { density, specificHeatCapacity, serviceLife, vapourResistanceFactor, sd } = material
  const isComplete =
    hasDataset &&
    [conductivity, density, specificHeatCapacity, serviceLife].every(isKnown) &&
    (isKnown(vapourResistanceFactor) || isKnown(sd))
  return { id, category, traits, uses, conductivity, marketThicknesses, isComplete }
}

/** Materials to choose from, in the order of their ids, whoever lists them. */
export const choosablesOf = (all: readonly Choosable[]): Choosables =>
  new Map(all.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((one) => [one.id, one]))

/** Today's layer stays an option, sold or not. */
function onlySold(draft: DraftSlot, layers: readonly ConstructionLayer[], known: Choosables): DraftSlot {
  const given = layers[draft.layer]
  const options = draft.options.filter((one) => one === null || one === given || isSold(one, known))
  return { ...draft, options, today: draft.isAddition ? draft.today : options.findIndex((one) => one === given) }
}

type Places = { readonly freedoms: Freedoms; readonly drafts: readonly DraftSlot[] }

/** What may change and the places at which it may. */
export type Space = Places & {
  /** The same with additional layers, for where nothing else meets the goals. */
  readonly ifBlocked?: Places
}

/** What is asked of a space; where freedoms are absent they follow from the construction, and so do the layers. */
type SpaceAsked = {
  readonly freedoms?: Freedoms | undefined
  /** Layers that may come in where nothing else meets the goals. */
  readonly ifBlocked?: readonly AdditionFreedom[] | undefined
  /** Leaves out what nobody sells; where absent so where no freedoms were asked for. */
  readonly isSoldOnly?: boolean
}

/** The space of a search: of the freedoms that were asked for, else of those that follow from the construction. */
export function spaceOf(given: Assessable, asked: SpaceAsked, known: Choosables): Space {
  const { freedoms, isSoldOnly = !freedoms } = asked
  const placesOf = (of: Freedoms): Places => {
    const drafts = slotsOf(given.layers, of)
    return { freedoms: of, drafts: isSoldOnly ? drafts.map((draft) => onlySold(draft, given.layers, known)) : drafts }
  }
  const additions = freedoms ? (asked.ifBlocked ?? []) : additionsFor(given, known)
  const space = placesOf(freedoms ?? defaultFreedoms(given, known))
  if (additions.length === 0) return space
  const { layers } =
    freedoms ?? defaultFreedoms(given, known, sizeOf(placesOf({ layers: [], additions: [...additions] }).drafts))
  const ifBlocked = placesOf({ layers, additions: [...(freedoms?.additions ?? []), ...additions] })
  // where nothing else may change they are all there is
  return sizeOf(space.drafts) > 1 ? { ...space, ifBlocked } : ifBlocked
}

/** Every layer that is an option, each once. */
export const optionLayers = (drafts: readonly DraftSlot[]): readonly ConstructionLayer[] => [
  ...new Set(drafts.flatMap(({ options }) => options.filter((one) => one !== null))),
]

/** The options with what they name. @param layers - those of `optionLayers`, as they were resolved */
export function foundSlots(
  drafts: readonly DraftSlot[],
  layers: readonly ConstructionLayer[],
  { layers: resolved }: Pick<Resolved, 'layers'>,
): Slot[] {
  const byLayer = new Map<ConstructionLayer, ResolvedLayer | undefined>(
    layers.map((layer, index) => [layer, resolved[index]]),
  )
  return drafts.map((draft) => ({
    ...draft,
    options: draft.options.map((layer) => {
      const one = layer && byLayer.get(layer)
      return layer && one ? { layer, resolved: one } : null
    }),
  }))
}
