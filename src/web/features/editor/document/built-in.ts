import type { LayerAccessory } from '#contract/layer-accessory.ts'
import { type AccessoryId, isReinforcement, needsReinforcement, usualReinforcement } from '#vocabulary/accessories.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { LayerDraft } from './document.ts'

type Built = readonly LayerAccessory[]

/**
 * What is built into a layer of another material now: new concrete comes with the reinforcement that its component usually
 * has, what is no reinforced concrete has none. All else stays.
 */
export function builtInto(layer: LayerDraft, materialId: string, type: ConstructionType): Built {
  const { accessories = [], state } = layer
  if (!needsReinforcement(materialId)) return accessories.filter((one) => !isReinforcement(one))
  if (state !== 'new' || accessories.some(isReinforcement)) return accessories
  return [{ accessoryId: usualReinforcement(type) }, ...accessories]
}

/** A layer that comes from outside the editor without saying what is built in, such as a pasted row. */
export const withUsual = (layer: LayerDraft, type: ConstructionType): LayerDraft => {
  if (layer.accessories || layer.materialId === null) return layer
  const accessories = builtInto(layer, layer.materialId, type)
  return accessories.length === 0 ? layer : { ...layer, accessories }
}

/** With one more; the amount where it is not the typical one. */
export const added = (accessories: Built, accessoryId: AccessoryId, amount: number | undefined): Built => [
  ...accessories,
  { accessoryId, ...(amount !== undefined && { amount }) },
]

export const removed = (accessories: Built, accessoryId: AccessoryId): Built =>
  accessories.filter((one) => one.accessoryId !== accessoryId)

type Change = Partial<Pick<LayerAccessory, 'amount' | 'spacing' | 'serviceLife'>>

/** With values of one of them changed; undefined takes the usual one back. */
export const changed = (accessories: Built, accessoryId: AccessoryId, change: Change): Built =>
  accessories.map((one) => {
    if (one.accessoryId !== accessoryId) return one
    const { amount, spacing, serviceLife } = { ...one, ...change }
    return {
      accessoryId,
      ...(amount !== undefined && { amount }),
      ...(spacing !== undefined && { spacing }),
      ...(serviceLife !== undefined && { serviceLife }),
    }
  })
