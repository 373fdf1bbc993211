import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Material } from '#contract/materials.ts'

type Used = KeyPerformanceIndicators['layers'][number]['datasets'][number]
type Sent = { readonly layers: readonly Pick<ConstructionLayer, 'materialId' | 'framing' | 'secondFraming'>[] }
/** What is known of the materials, by id. */
export type KnownMaterials = ReadonlyMap<string, Pick<Material, 'dataset'>>

export type UsedDataset = Used & {
  /** Layers whose figures come from it, from 0. */
  readonly layers: readonly number[]
  readonly url: string | null
}

/** Where the original is published; known where it is the material's own. */
const urlOf = ({ part, uuid }: Used, layer: number, { layers }: Sent, materials: KnownMaterials): string | null => {
  if (part === 'accessory' || part === 'transport') return null
  const sent = layers[layer]
  const id = part === 'material' ? sent?.materialId : sent?.[part]?.materialId
  const own = materials.get(id ?? '')?.dataset
  return [own, own?.endOfLife].find((known) => known?.uuid === uuid)?.url ?? null
}

/** Datasets behind a life-cycle figure, each once with the layers it is used in. */
export function usedDatasets(
  { layers }: Pick<KeyPerformanceIndicators, 'layers'>,
  layer: number | null,
  request: Sent,
  materials: KnownMaterials,
): readonly UsedDataset[] {
  const used = new Map<string, UsedDataset>()
  for (const { layer: index, datasets } of layers.filter((one) => layer === null || one.layer === layer)) {
    for (const dataset of datasets) {
      const id = `${dataset.uuid} ${dataset.version} ${dataset.part} ${dataset.replaced}`
      const before = used.get(id)
      const url = before?.url ?? urlOf(dataset, index, request, materials)
      used.set(id, { ...dataset, url, layers: [...(before?.layers ?? []), index] })
    }
  }
  return [...used.values()]
}
