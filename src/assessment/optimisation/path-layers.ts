import type { Layer } from '#engine/construction.ts'
import { isAir } from '#engine/physics/applicable-layers.ts'
import { heatCapacityOf } from '#engine/physics/areal-mass.ts'
import { layerResistance } from '#engine/physics/layer-resistance.ts'
import type { HeatFlow } from '#engine/physics/surface-resistance.ts'
import { type LayerMatrix, layerMatrix, xiOf } from '#engine/physics/transfer-matrix.ts'
import { isSameMaterial } from '#engine/physics/vapour-bodies.ts'
import { sdOf } from '#engine/physics/vapour-path.ts'

/** What a layer is to heat and vapour that go straight through it, between its members; NaN where unknown. */
export type PathLayer = {
  /** [m²·K/W] */
  readonly resistance: number
  /** Equivalent air layer thickness from the room to the main insulation, and beyond it [m]. */
  readonly sdInside: number
  readonly sdBeyond: number
  /** Σξ that it adds [1], and its matrix (ISO 13786:2017); without one it is a mere resistance. */
  readonly xi: number
  readonly matrix: LayerMatrix | undefined
  /** Layers of one number side by side are one body to vapour; −1: of no other layer. */
  readonly body: number
}

const known = (value: number | null): number => value ?? Number.NaN

/** Tells it of each layer, once for every layer of a problem. */
export function pathLayers(heatFlow: HeatFlow): (layer: Layer) => PathLayer {
  const told = new WeakMap<Layer, PathLayer>()
  const bodies: Layer[] = []
  const bodyOf = (layer: Layer): number => {
    if (layer.sd !== undefined || isAir(layer) || layer.material.traits.includes('vapourTight')) return -1
    const at = bodies.findIndex((one) => isSameMaterial(one, layer))
    return at < 0 ? bodies.push(layer) - 1 : at
  }
  const tell = (layer: Layer): PathLayer => {
    const resistance = known(layerResistance(layer, heatFlow).bay)
    const heatCapacity = known(heatCapacityOf(layer, undefined).bay)
    const isKnown = !Number.isNaN(resistance + heatCapacity)
    const xi = isKnown ? xiOf(resistance, heatCapacity) : Number.NaN
    return {
      resistance,
      sdInside: known(sdOf(layer, 'low', undefined)),
      sdBeyond: known(sdOf(layer, 'high', undefined)),
      xi,
      matrix: xi > 0 ? layerMatrix(resistance, xi) : undefined,
      body: bodyOf(layer),
    }
  }
  return (layer) => {
    const own = told.get(layer) ?? tell(layer)
    told.set(layer, own)
    return own
  }
}
