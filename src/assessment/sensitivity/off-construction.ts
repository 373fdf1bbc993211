import { type Construction, type Layer, type Material, materialOf } from '#engine/construction.ts'
import { scaledDataset } from '#engine/lca/dataset-cells.ts'
import type { Source } from './sources.ts'

/** Numbers of the sources of a layer. */
type OfLayer = Readonly<Partial<Record<string, number>>>

const keyOf = ({ kind, part }: Pick<Source, 'kind' | 'part'>) => `${kind} ${part}`

/** The construction with each source at a value, given by its number; as it is where a value is the given one. */
export function offBy(
  construction: Construction,
  sources: readonly Source[],
): (values: readonly number[]) => Construction {
  const datasets = new Map(
    sources.flatMap(({ dataset }, index) => (dataset === null ? [] : [[dataset, index] as const])),
  )
  const ofLayers = construction.layers.map((_, layer): OfLayer => {
    const own = sources.flatMap((source, index) =>
      source.dataset === null && source.layers.includes(layer) ? [[keyOf(source), index] as const] : [],
    )
    return Object.fromEntries(own)
  })
  return (values) => {
    const taken = (index: number | undefined): number | undefined => {
      if (index === undefined) return undefined
      const value = values[index]
      return value === sources[index]?.given ? undefined : value
    }
    const material = (own: Material, part: Source['part'], ofLayer: OfLayer): Material => {
      const conductivity = taken(ofLayer[keyOf({ kind: 'conductivity', part })])
      const factor = own.dataset && taken(datasets.get(own.dataset.uuid))
      if (conductivity === undefined && factor === undefined) return own
      return materialOf({
        ...own,
        ...(conductivity !== undefined && { conductivity }),
        ...(own.dataset && factor !== undefined && { dataset: scaledDataset(own.dataset, factor) }),
      })
    }
    const layerOf = (layer: Layer, index: number): Layer => {
      const own = ofLayers[index] ?? {}
      const { framing, secondFraming, accessories } = layer
      const share = taken(own[keyOf({ kind: 'framingShare', part: 'framing' })])
      const serviceLife = taken(own[keyOf({ kind: 'serviceLife', part: 'material' })])
      return {
        ...layer,
        thickness: taken(own[keyOf({ kind: 'thickness', part: null })]) ?? layer.thickness,
        material: material(layer.material, 'material', own),
        ...(framing && {
          framing: {
            ...framing,
            material: material(framing.material, 'framing', own),
            ...(share !== undefined && { share }),
          },
        }),
        ...(secondFraming && {
          secondFraming: { ...secondFraming, material: material(secondFraming.material, 'secondFraming', own) },
        }),
        ...(accessories && {
          accessories: accessories.map((one) => ({ ...one, material: material(one.material, null, own) })),
        }),
        ...(serviceLife !== undefined && { serviceLife }),
      }
    }
    return { ...construction, layers: construction.layers.map(layerOf) }
  }
}
