import { drawable } from './section-layout.ts'
import type { DrawnLayer, SectionClimate } from './section-types.ts'

/** What is computed at a face. */
export interface ComputedFace {
  /** From the outer face of what remains once the works are done [m]. */
  readonly position: number
  /** [°C] */
  readonly temperature: number
  readonly dewPoint: number | null
}

/** Two positions closer than this are the same face [m]. */
const SAME = 1e-7

/** Positions of all faces [m], removed layers taking no room, and the first and last face of what remains. */
function facesOfRest(layers: readonly DrawnLayer[]) {
  const positions = [0]
  const remaining: number[] = []
  for (const [index, layer] of layers.entries()) {
    const thickness = layer.state === 'removed' ? 0 : (drawable(layer) ?? 0)
    if (thickness > 0) remaining.push(index)
    positions.push((positions[index] ?? 0) + thickness)
  }
  return { positions, first: remaining[0] ?? 0, last: (remaining.at(-1) ?? -1) + 1 }
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
  const { positions, first, last } = facesOfRest(layers)
  const faces = positions.map((position, index) =>
    index < first || index > last ? undefined : computed.find((face) => Math.abs(face.position - position) < SAME),
  )
  return {
    outside: air.outsideTemperature,
    inside: air.insideTemperature,
    temperatures: faces.map((face) => face?.temperature ?? null),
    dewPoints: faces.map((face) => face?.dewPoint ?? null),
  }
}
