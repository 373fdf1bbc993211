import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { AssessmentRequest } from '../editor-queries.ts'
import type { Materials } from '../use-materials.ts'

export type UsedDataset = KeyPerformanceIndicators['layers'][number]['datasets'][number] & {
  /** Layers whose figures come from it, from 0. */
  readonly layers: readonly number[]
  readonly url: string | null
}

/** Datasets behind a life-cycle figure, each once with the layers it is used in. */
export function usedDatasets(
  { layers }: Pick<KeyPerformanceIndicators, 'layers'>,
  layer: number | null,
  request: Pick<AssessmentRequest, 'layers'>,
  materials: Materials,
): readonly UsedDataset[] {
  const used = new Map<string, UsedDataset>()
  for (const one of layers) {
    if (layer !== null && one.layer !== layer) continue
    const sent = request.layers[one.layer]
    for (const dataset of one.datasets) {
      const id = `${dataset.uuid} ${dataset.version} ${dataset.part} ${dataset.replaced}`
      const material = materials.get((dataset.part === 'framing' ? sent?.framing?.materialId : sent?.materialId) ?? '')
      const own = material?.dataset
      const url = [own, own?.endOfLife].find((known) => known?.uuid === dataset.uuid)?.url ?? null
      const before = used.get(id)
      used.set(id, { ...dataset, url: before?.url ?? url, layers: [...(before?.layers ?? []), one.layer] })
    }
  }
  return [...used.values()]
}
