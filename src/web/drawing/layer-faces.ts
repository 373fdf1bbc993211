import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { VapourFace } from './vapour-geometry.ts'

/** What is computed at a face, and the layers that count on both sides of it. */
export type ComputedFace = {
  readonly outerLayer: number | null
  readonly layer: number | null
  /** [°C] */
  readonly temperature: number
  readonly dewPoint: number | null
}

/**
 * The computed face at the outer end of every layer, and at the inner end of the last one. A removed layer takes no
 * room: both its ends are the face beside it.
 *
 * @param layers - those of the computation, outside first
 * @returns one more than there are layers; undefined where nothing is computed
 */
export function layerFaces<Face extends ComputedFace>(
  layers: readonly { readonly state?: LayerState | undefined }[],
  computed: readonly Face[],
): readonly (Face | undefined)[] {
  const isRemoved = (index: number) => layers[index]?.state === 'removed'
  const faces = Array.from({ length: layers.length + 1 }, (_, at) =>
    computed.find(({ outerLayer, layer }) => layer === at || (at > 0 && outerLayer === at - 1)),
  )
  for (let at = 1; at < faces.length; at += 1) if (isRemoved(at - 1)) faces[at] ??= faces[at - 1]
  for (let at = layers.length - 1; at >= 0; at -= 1) if (isRemoved(at)) faces[at] ??= faces[at + 1]
  return faces
}

/**
 * The faces that vapour passes through layers that count: the outermost, then the inner one of each.
 *
 * @param counted - indices of the layers, outside first; at least one
 * @returns undefined where a dew point is missing
 */
export function vapourFaces(
  counted: readonly number[],
  computed: readonly ComputedFace[],
): readonly VapourFace[] | undefined {
  const faces = [
    computed.find(({ layer }) => layer === counted[0]),
    ...counted.map((index) => computed.find(({ outerLayer }) => outerLayer === index)),
  ].flatMap((face) =>
    face && face.dewPoint !== null ? [{ temperature: face.temperature, dewPoint: face.dewPoint }] : [],
  )
  return faces.length === counted.length + 1 ? faces : undefined
}
