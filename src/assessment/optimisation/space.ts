import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Freedoms } from '#contract/optimisation.ts'
import type { Assessable } from '../engine-construction.ts'
import type { Resolved, ResolvedLayer } from '../resolved.ts'
import { type Choosable, type Choosables, defaultFreedoms, isSold } from './default-freedoms.ts'
import { type DraftSlot, slotsOf } from './freedoms.ts'
import type { Slot } from './problem.ts'

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

/** What may change and the places at which it may. */
export type Space = { readonly freedoms: Freedoms; readonly drafts: readonly DraftSlot[] }

/**
 * The space of a search: of the freedoms that were asked for, else of those that follow from the construction.
 *
 * @param isSoldOnly - leaves out what nobody sells; where absent so where no freedoms were asked for
 */
export function spaceOf(
  given: Assessable,
  { freedoms: asked, isSoldOnly = !asked }: { readonly freedoms?: Freedoms | undefined; readonly isSoldOnly?: boolean },
  known: Choosables,
): Space {
  const freedoms = asked ?? defaultFreedoms(given, known)
  const drafts = slotsOf(given.layers, freedoms)
  return { freedoms, drafts: isSoldOnly ? drafts.map((draft) => onlySold(draft, given.layers, known)) : drafts }
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
