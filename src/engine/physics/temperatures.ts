import type { StationaryClimate } from '#engine/climate/climate.ts'
import { dewPoint, heatFlux, temperatureAtFace } from '#engine/formulas/moisture.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import type { FaceTemperature } from './physics-result.ts'
import type { Section } from './section.ts'
import type { SurfaceResistances } from './surface-resistance.ts'

/** Distance of the outer face of every layer from the outermost one [m]; removed layers take no room. */
export function facePositions({ construction }: Section): number[] {
  let position = 0
  return construction.layers.map((layer) => {
    const own = position
    if (layer.state !== 'removed') position += layer.thickness
    return own
  })
}

/** Vapour along the path between the members. */
export type VapourAlongPath = {
  /** Equivalent air layer thickness of the layers that count, from outside to inside, and of the whole [m]. */
  readonly layerSd: readonly number[]
  readonly total: number
  /** Vapour pressure [Pa] at an equivalent air layer thickness from the inner face [m]. */
  readonly pressureAt: (sd: number) => number
}

/**
 * Temperatures at the faces of the layers that count, from outside to inside, between the members (ISO 13788:2012):
 * the share of the resistance that lies outside of a face is its share of the temperature difference.
 *
 * @param surfaces - of the moisture methods or of the U-value [m²·K/W]
 * @param vapour - for dew points; null where the moisture methods do not apply
 * @returns empty where a resistance is unknown or no layer counts
 */
export function faceTemperatures(
  current: Section,
  climate: StationaryClimate,
  surfaces: SurfaceResistances,
  vapour: VapourAlongPath | null,
  trace?: Trace,
): FaceTemperature[] {
  const { construction, applicable, bays } = current
  if (bays === null || bays.length === 0) return []
  const positions = facePositions(current)
  const total = bays.reduce((sum, bay) => sum + bay, surfaces.rsi + surfaces.rse)
  const { insideTemperature, outsideTemperature } = climate
  const flux = figure(trace, 'heatFlux', heatFlux)(insideTemperature, outsideTemperature, total)
  const faces: FaceTemperature[] = []
  let reached = surfaces.rse
  let sd = vapour?.total ?? 0
  const add = (position: number, outerLayer: number | null, layer: number | null) => {
    const own = about(trace, layer ?? outerLayer)
    const temperature = figure(own, 'faceTemperature', temperatureAtFace)(outsideTemperature, flux, reached)
    const saturated = vapour ? figure(own, 'dewPoint', dewPoint)(vapour.pressureAt(sd)) : null
    faces.push({ position, outerLayer, layer, temperature, dewPoint: saturated })
  }
  const { present, counted } = applicable
  /** Whether nothing lies between two layers that count. */
  const areBeside = (outer: number, inner: number) => present[present.indexOf(outer) + 1] === inner
  let before: number | null = null
  counted.forEach((index, at) => {
    const position = positions[index] ?? 0
    if (before === null) add(position, null, index)
    reached += bays[at] ?? 0
    sd -= vapour?.layerSd[at] ?? 0
    const next = counted[at + 1]
    const after = next !== undefined && areBeside(index, next) ? next : null
    add(position + (construction.layers[index]?.thickness ?? 0), index, after)
    before = after === null ? null : index
  })
  return faces
}
