import { type ComputedFace, layerFaces } from './layer-faces.ts'
import { drawable } from './section-layout.ts'
import type { DrawnLayer, SectionClimate } from './section-types.ts'

/** The first and the last face of what remains once the works are done. */
function endsOfRest(layers: readonly DrawnLayer[]) {
  const remaining = layers.flatMap((layer, index) =>
    layer.state !== 'removed' && (drawable(layer) ?? 0) > 0 ? [index] : [],
  )
  return { first: remaining[0] ?? 0, last: (remaining.at(-1) ?? -1) + 1 }
}

/**
 * Brings computed faces, of which there are only those that count, to the faces of the layers they were computed for.
 *
 * @param layers - those of the computation, not those that are being typed
 * @param air - temperatures on both sides [°C]
 */
export function alignedClimate(
  layers: readonly DrawnLayer[],
  air: { readonly outsideTemperature: number; readonly insideTemperature: number },
  computed: readonly ComputedFace[],
): SectionClimate {
  const { first, last } = endsOfRest(layers)
  const faces = layerFaces(layers, computed).map((face, at) => (at < first || at > last ? undefined : face))
  return {
    outside: air.outsideTemperature,
    inside: air.insideTemperature,
    temperatures: faces.map((face) => face?.temperature ?? null),
    dewPoints: faces.map((face) => face?.dewPoint ?? null),
  }
}
