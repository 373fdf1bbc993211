import type { ImportedConstruction } from '#contract/imports.ts'
import type { Material } from '#contract/materials.ts'
import type { ForeignLayer, ForeignMaterial, Loss } from '#interchange/foreign/foreign-construction.ts'
import { type BoundedFigure, bounds, isWithin } from '#vocabulary/bounds.ts'
import { keyOf } from './foreign-materials.ts'
import { type ImportItem, orderOf, type PlannedLayer, plannedLayers } from './import-items.ts'

/** Finds the material that stands for a foreign one. */
export type MaterialFor = (foreign: ForeignMaterial) => Material | undefined

/** What keeps an item from being taken over. */
export type Gap =
  | { readonly kind: 'name' }
  | { readonly kind: 'noLayers' }
  | { readonly kind: 'thickness'; readonly index: number }
  | { readonly kind: 'material'; readonly key: string }

/** What is missing of an item, in the order in which it stands on screen. */
export function gapsOf(item: ImportItem, materialFor: MaterialFor): readonly Gap[] {
  const layers = plannedLayers(item)
  const materials = layers.flatMap(({ layer }) => [layer.material, ...(layer.framing ? [layer.framing.material] : [])])
  return [
    ...(item.name.trim() === '' ? [{ kind: 'name' } as const] : []),
    ...(layers.length === 0 ? [{ kind: 'noLayers' } as const] : []),
    ...layers.flatMap(({ index, thickness }) =>
      thickness === undefined ? [{ kind: 'thickness', index } as const] : [],
    ),
    ...materials.flatMap((foreign) =>
      materialFor(foreign) ? [] : [{ kind: 'material', key: keyOf(foreign) } as const],
    ),
  ]
}

const within = (figure: BoundedFigure, value: number | undefined) =>
  value !== undefined && isWithin(bounds[figure], value) ? value : undefined

/** What the file says of a layer beyond material and thickness, as far as a layer here can hold it. */
function extrasOf(layer: ForeignLayer, material: Material): Partial<ImportedConstruction['layers'][number]> {
  const serviceLife = within('serviceLife', layer.serviceLife)
  const transportDistance = within('transportDistance', layer.transportDistance)
  return {
    ...(layer.state && { state: layer.state }),
    ...(serviceLife !== undefined && serviceLife !== material.serviceLife && { overrides: { serviceLife } }),
    ...(transportDistance !== undefined && { transportDistance }),
    ...(layer.airCavity && material.traits.includes('air') && { airCavity: layer.airCavity }),
  }
}

function layerToSend({ layer, thickness }: PlannedLayer, materialFor: MaterialFor): ImportedConstruction['layers'] {
  const material = materialFor(layer.material)
  if (!material || thickness === undefined) return []
  const { framing } = layer
  const member = framing && materialFor(framing.material)
  return [
    {
      materialId: material.id,
      thickness,
      ...(framing && member && { framing: { materialId: member.id, width: framing.width, spacing: framing.spacing } }),
      ...extrasOf(layer, material),
    },
  ]
}

/** An item without gaps as it is sent. */
export const toSend = (item: ImportItem, materialFor: MaterialFor): ImportedConstruction => ({
  type: item.type,
  name: item.name.trim(),
  ...(item.source.description !== '' && { description: item.source.description }),
  layers: plannedLayers(item).flatMap((planned) => layerToSend(planned, materialFor)),
  ...(item.source.settings && { settings: item.source.settings }),
})

/** A loss with the layer it is about; absent: the construction. */
export type PlacedLoss = { readonly layer?: string; readonly loss: Loss | LeftOut }
/** A layer that the user left out, and an order that nobody told. */
type LeftOut = { readonly code: 'layerLeftOut' | 'orderAssumed'; readonly values?: undefined }

/** Figures of the file that the material here has otherwise. */
function figureLosses(foreign: ForeignMaterial, material: Material | undefined): readonly Loss[] {
  return (['conductivity', 'density'] as const).flatMap((figure): Loss[] => {
    const value = foreign[figure]
    return value === undefined || value === material?.[figure]
      ? []
      : [{ code: 'materialFigure', values: { figure, value } }]
  })
}

const layerLosses = (layer: ForeignLayer, materialFor: MaterialFor): readonly Loss[] => [
  ...layer.lost,
  ...figureLosses(layer.material, materialFor(layer.material)),
]

/** Everything of an item that is not kept, or was assumed. */
export function lossesOf(item: ImportItem, materialFor: MaterialFor): readonly PlacedLoss[] {
  const assumed = orderOf(item).basis === 'assumed' && !item.reversed && item.source.layers.length > 1
  return [
    ...item.source.lost.map((loss) => ({ loss })),
    ...(assumed ? [{ loss: { code: 'orderAssumed' } as const }] : []),
    ...item.source.layers.flatMap((layer, index): PlacedLoss[] => {
      const name = layer.material.name
      if (item.leftOut.includes(index)) return [{ layer: name, loss: { code: 'layerLeftOut' } }]
      return layerLosses(layer, materialFor).map((loss) => ({ layer: name, loss }))
    }),
  ]
}
