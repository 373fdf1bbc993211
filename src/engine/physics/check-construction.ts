import type { Construction, Framing, Layer, Material } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import { MAX_LAYERS, MAX_THICKNESS } from '#vocabulary/constructions.ts'

/**
 * What the formulas take: wide enough for every building material, narrow enough that no intermediate value over- or
 * underflows.
 */
export const bounds = {
  /** [m] */
  thickness: { least: 1e-6, most: MAX_THICKNESS },
  /** [W/(m·K)] */
  conductivity: { least: 1e-4, most: 500 },
  /** [kg/m³] */
  density: { least: 0.01, most: 25_000 },
  /** [J/(kg·K)] */
  specificHeatCapacity: { least: 1, most: 10_000 },
  /** [1] */
  vapourResistanceFactor: { least: 1, most: 10_000_000 },
  /** Width and spacing of members [m]. */
  width: { least: 1e-6, most: MAX_THICKNESS },
  spacing: { least: 1e-6, most: MAX_THICKNESS },
} as const

const check = (quantity: keyof typeof bounds, value: number | undefined, layer: number, part: string) => {
  const { least, most } = bounds[quantity]
  if (value === undefined || (value >= least && value <= most)) return
  const message = `${quantity} ${value} is not between ${least} and ${most}`
  throw new EngineError('valueOutOfRange', `/layers/${layer}${part}/${quantity}`, message)
}

const checkMaterial = (material: Material, layer: number, part: string) => {
  check('conductivity', material.conductivity, layer, part)
  check('density', material.density, layer, part)
  check('specificHeatCapacity', material.specificHeatCapacity, layer, part)
  check('vapourResistanceFactor', material.vapourResistanceFactor?.dry, layer, part)
  check('vapourResistanceFactor', material.vapourResistanceFactor?.wet, layer, part)
}

const checkFraming = (framing: Framing, layer: number) => {
  check('width', framing.width, layer, '/framing')
  check('spacing', framing.spacing, layer, '/framing')
  if (framing.width >= framing.spacing)
    throw new EngineError('valueOutOfRange', `/layers/${layer}/framing/width`, 'members are as wide as their spacing')
  checkMaterial(framing.material, layer, '/framing/material')
}

const checkLayer = (layer: Layer, index: number) => {
  check('thickness', layer.thickness, index, '')
  checkMaterial(layer.material, index, '/material')
  if (layer.framing) checkFraming(layer.framing, index)
}

/**
 * Refuses numbers that the physics cannot be computed with. Absent figures pass: they are unknown, not wrong.
 *
 * @throws {EngineError} layersEmpty; valueOutOfRange with the place, such as `/layers/3/thickness`
 */
export function checkConstruction({ layers }: Construction): void {
  if (layers.length === 0) throw new EngineError('layersEmpty', '/layers', 'a construction needs a layer')
  if (layers.length > MAX_LAYERS)
    throw new EngineError('valueOutOfRange', '/layers', `${layers.length} layers are more than ${MAX_LAYERS}`)
  layers.forEach(checkLayer)
}
