import type { ConstructionLayer } from '#contract/constructions.ts'
import type { AdditionFreedom, Freedoms, LayerFreedom, ThicknessFreedom } from '#contract/optimisation.ts'

/** A slot before its layers were looked up. */
export type DraftSlot = {
  readonly layer: number
  readonly isAddition: boolean
  readonly options: readonly (ConstructionLayer | null)[]
  readonly today: number
}

/** Lengths closer than this are the same [m]. */
const SAME_LENGTH = 1e-6

const isSameLength = (one: number, other: number) => Math.abs(one - other) < SAME_LENGTH

/** To the micrometre: steps are added up in binary. */
const tidy = (length: number) => Math.round(length / SAME_LENGTH) * SAME_LENGTH

/** Number of thicknesses of a freedom. */
export const countOf = (freedom: ThicknessFreedom): number =>
  'values' in freedom ? freedom.values.length : Math.floor((freedom.max - freedom.min) / freedom.step + SAME_LENGTH) + 1

/** Thicknesses of a freedom [m], rising, each once. */
export function thicknessesOf(freedom: ThicknessFreedom | undefined, today: number): number[] {
  if (!freedom) return [today]
  const listed =
    'values' in freedom
      ? freedom.values
      : Array.from({ length: countOf(freedom) }, (_, at) => Number(tidy(freedom.min + at * freedom.step).toFixed(6)))
  const near = listed.map((length) => (isSameLength(length, today) ? today : length))
  return [...new Set(near)].sort((one, other) => one - other)
}

/** What was said of a product, its dataset and its service life does not hold for another material. */
function ofMaterial(layer: ConstructionLayer, materialId: string): ConstructionLayer {
  if (materialId === layer.materialId) return layer
  const {
    overrides: _overrides,
    dataset: _dataset,
    endOfLifeScenario: _scenario,
    serviceLifePosition: _position,
    serviceLifeReason: _reason,
    ...kept
  } = layer
  return { ...kept, materialId }
}

type LayerFraming = NonNullable<ConstructionLayer['framing']>

function framingsOf(
  framing: LayerFraming | undefined,
  freedom: LayerFreedom['framing'],
): readonly (LayerFraming | undefined)[] {
  if (!framing || !freedom) return [framing]
  const { materials = [framing.materialId], widths = [framing.width], spacings = [framing.spacing] } = freedom
  return materials.flatMap((materialId) =>
    widths.flatMap((width) =>
      spacings.map((spacing): LayerFraming => {
        const isSame = isSameLength(width, framing.width) && isSameLength(spacing, framing.spacing)
        if (isSame && materialId === framing.materialId) return framing
        // a share that was said is that of other members; a dataset that of another material
        const { share: _share, dataset, ...kept } = framing
        return {
          ...kept,
          ...(materialId === framing.materialId && dataset && { dataset }),
          materialId,
          width,
          spacing,
        }
      }),
    ),
  )
}

function slotOf(given: ConstructionLayer, freedom: LayerFreedom): DraftSlot {
  const options: (ConstructionLayer | null)[] = []
  for (const materialId of new Set(freedom.materials ?? [given.materialId]))
    for (const framing of framingsOf(given.framing, freedom.framing))
      for (const thickness of thicknessesOf(freedom.thickness, given.thickness)) {
        const made = ofMaterial(given, materialId)
        const isSame = made === given && framing === given.framing && thickness === given.thickness
        options.push(isSame ? given : { ...made, thickness, ...(framing && { framing }) })
      }
  const today = options.indexOf(given)
  // a layer that may go needs to be able to stay
  if (freedom.removable && today < 0) options.unshift(given)
  if (freedom.removable) options.push(null)
  return { layer: freedom.layer, isAddition: false, options, today: options.indexOf(given) }
}

const additionOf = ({ after, materials, thickness }: AdditionFreedom): DraftSlot => ({
  layer: after,
  isAddition: true,
  options: [
    null,
    ...[...new Set(materials)].flatMap((materialId) =>
      thicknessesOf(thickness, 0).map((one): ConstructionLayer => ({ materialId, thickness: one, state: 'new' })),
    ),
  ],
  today: 0,
})

/** The places at which something may change, with all that may stand there, in the order of the construction. */
export function slotsOf(layers: readonly ConstructionLayer[], { layers: free, additions = [] }: Freedoms): DraftSlot[] {
  const slots = free.flatMap((freedom) => {
    const given = layers[freedom.layer]
    return given ? [slotOf(given, freedom)] : []
  })
  return [...slots, ...additions.map(additionOf)].sort(
    (one, other) => one.layer - other.layer || Number(one.isAddition) - Number(other.isAddition),
  )
}
