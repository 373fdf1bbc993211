import { isDeepStrictEqual } from 'node:util'
import type { BulkChange } from '#contract/bulk-changes.ts'
import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import { groupOf } from '#vocabulary/variant-groups.ts'

/** A change of what a construction is; the others are of whose it is. */
export type ContentChange = Exclude<BulkChange, { do: 'moveToOffice' }>

/** Whether a change is not made of the constructions, but of variants of them. */
export const isFiling = (change: BulkChange): change is ContentChange => 'as' in change && change.as === 'variants'

/** What was said of the material that goes: the new one has its own. */
function withMaterial(layer: ConstructionLayer, materialId: string): ConstructionLayer {
  const {
    overrides: _overrides,
    dataset: _dataset,
    serviceLifePosition: _position,
    serviceLifeReason: _reason,
    endOfLifeScenario: _scenario,
    ...kept
  } = layer
  return { ...kept, materialId }
}

type Framing = NonNullable<ConstructionLayer['framing']>
const withMembers = ({ dataset: _dataset, ...members }: Framing, materialId: string): Framing => ({
  ...members,
  materialId,
})

function layerReplaced(
  layer: ConstructionLayer,
  { material, by, thickness }: Extract<BulkChange, { do: 'replaceMaterial' }>,
): ConstructionLayer {
  const own = layer.materialId === material ? withMaterial(layer, by) : layer
  const sized = own !== layer && thickness !== undefined ? { ...own, thickness } : own
  const { framing, secondFraming } = sized
  return {
    ...sized,
    ...(framing?.materialId === material && { framing: withMembers(framing, by) }),
    ...(secondFraming?.materialId === material && { secondFraming: { ...secondFraming, materialId: by } }),
  }
}

/** Another dataset where the material stands; null for its own. */
function layerWithDataset(
  layer: ConstructionLayer,
  { material, dataset }: Extract<BulkChange, { do: 'setDataset' }>,
): ConstructionLayer {
  const given = <Part extends object>({ dataset: _before, ...rest }: Part & { dataset?: unknown }) => ({
    ...rest,
    ...(dataset && { dataset }),
  })
  const { framing } = layer
  const own = layer.materialId === material ? given(layer) : layer
  return framing?.materialId === material ? { ...own, framing: given(framing) } : own
}

const layersOf = (input: ConstructionInput, to: (layer: ConstructionLayer) => ConstructionLayer) => ({
  ...input,
  layers: input.layers.map(to),
})

const unlessSame = (before: ConstructionInput, after: ConstructionInput) =>
  isDeepStrictEqual(before.layers, after.layers) ? undefined : after

const uses = ({ layers }: ConstructionInput, material: string) =>
  layers.some(
    ({ materialId, framing, secondFraming }) =>
      materialId === material || framing?.materialId === material || secondFraming?.materialId === material,
  )

/** A construction belongs to the variants of one group: the tag of another takes the place of that. */
const withoutGroup = (tags: readonly string[], added: string): readonly string[] => {
  const group = groupOf([added]) && groupOf(tags)
  return group === undefined ? tags : tags.filter((tag) => tag !== group)
}

/** A construction as a change makes it; undefined where there is nothing in it to change. */
export function changedContent(input: ConstructionInput, change: ContentChange): ConstructionInput | undefined {
  const { tags = [], layers } = input
  switch (change.do) {
    case 'replaceMaterial':
      if (change.material === change.by || !uses(input, change.material)) return undefined
      return layersOf(input, (layer) => layerReplaced(layer, change))
    case 'setThickness': {
      const { material, thickness } = change
      const isDue = (layer: ConstructionLayer) => layer.materialId === material && layer.thickness !== thickness
      return layers.some(isDue)
        ? layersOf(input, (layer) => (isDue(layer) ? { ...layer, thickness } : layer))
        : undefined
    }
    case 'setDataset':
      return unlessSame(
        input,
        layersOf(input, (layer) => layerWithDataset(layer, change)),
      )
    case 'addTag':
      return tags.includes(change.tag) ? undefined : { ...input, tags: [...withoutGroup(tags, change.tag), change.tag] }
    case 'removeTag':
      return tags.includes(change.tag) ? { ...input, tags: tags.filter((tag) => tag !== change.tag) } : undefined
  }
}
