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
  const materials = layers.flatMap(({ layer }) => [
    layer.material,
    ...[layer.framing, layer.secondFraming].flatMap((one) => (one ? [one.material] : [])),
  ])
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

type SentLayer = ImportedConstruction['layers'][number]

/** A layer of a file of this program, without what belongs to a material that another one stands for now. */
function ofOther(whole: SentLayer, material: Material): SentLayer {
  const { overrides: _values, dataset: _dataset, endOfLifeScenario: _endOfLife, airCavity, ...kept } = whole
  return { ...kept, ...(airCavity && material.traits.includes('air') && { airCavity }) }
}

/** Members as this program wrote them; their dataset stays with their material. */
function membersToSend({ dataset, ...framing }: NonNullable<SentLayer['framing']>, { id }: Material) {
  return { ...framing, materialId: id, ...(dataset && id === framing.materialId && { dataset }) }
}

/** A layer as this program wrote it, made of what stands for its materials now. */
type Members = { readonly member: Material | undefined; readonly second: Material | undefined }

function wholeToSend(whole: SentLayer, material: Material, { member, second }: Members): SentLayer {
  const { framing, secondFraming, ...layer } = whole.materialId === material.id ? whole : ofOther(whole, material)
  return {
    ...layer,
    materialId: material.id,
    ...(framing && member && { framing: membersToSend(framing, member) }),
    ...(secondFraming && second && { secondFraming: { ...secondFraming, materialId: second.id } }),
  }
}

function layerToSend({ layer, thickness }: PlannedLayer, materialFor: MaterialFor): ImportedConstruction['layers'] {
  const material = materialFor(layer.material)
  if (!material || thickness === undefined) return []
  const { framing, secondFraming } = layer
  const member = framing && materialFor(framing.material)
  const second = secondFraming && materialFor(secondFraming.material)
  if (layer.whole) return [wholeToSend({ ...layer.whole, thickness }, material, { member, second })]
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
  ...item.source.own,
  type: item.type,
  name: item.name.trim(),
  ...(item.source.description !== '' && { description: item.source.description }),
  layers: plannedLayers(item).flatMap((planned) => layerToSend(planned, materialFor)),
})

/** A loss with the layer it is about; absent: the construction. */
export type PlacedLoss = { readonly layer?: string; readonly loss: Loss | LeftOut }
/** What the user decided, and an order that nobody told. */
type LeftOut = { readonly code: 'layerLeftOut' | 'orderAssumed' | 'ownValues'; readonly values?: undefined }

/** Figures of the file that the material here has otherwise. */
function figureLosses(foreign: ForeignMaterial, material: Material | undefined): readonly Loss[] {
  return (['conductivity', 'density'] as const).flatMap((figure): Loss[] => {
    const value = foreign[figure]
    return value === undefined || value === material?.[figure]
      ? []
      : [{ code: 'materialFigure', values: { figure, value } }]
  })
}

/** Whether a layer of this program has values of its own that go with a material which another one stands for now. */
function losesOwnValues({ whole, material, framing }: ForeignLayer, materialFor: MaterialFor): boolean {
  if (!whole) return false
  const { overrides, dataset, endOfLifeScenario, framing: members } = whole
  const other = (id: string, found: Material | undefined) => found !== undefined && found.id !== id
  return (
    (other(whole.materialId, materialFor(material)) && Boolean(overrides ?? dataset ?? endOfLifeScenario)) ||
    Boolean(members?.dataset && framing && other(members.materialId, materialFor(framing.material)))
  )
}

const layerLosses = (layer: ForeignLayer, materialFor: MaterialFor): readonly PlacedLoss['loss'][] => [
  ...layer.lost,
  ...figureLosses(layer.material, materialFor(layer.material)),
  ...(layer.framing ? figureLosses(layer.framing.material, materialFor(layer.framing.material)) : []),
  ...(layer.secondFraming ? figureLosses(layer.secondFraming.material, materialFor(layer.secondFraming.material)) : []),
  ...(losesOwnValues(layer, materialFor) ? [{ code: 'ownValues' } as const] : []),
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
