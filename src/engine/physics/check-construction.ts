import type { Construction, Fasteners, Framing, Layer, LayerAccessory, Material } from '#engine/construction.ts'
import { checkWithin, EngineError } from '#engine/engine-error.ts'
import { shareBetween } from '#engine/members.ts'
import { accessoryAmounts } from '#vocabulary/accessories.ts'
import { bounds } from '#vocabulary/bounds.ts'
import { MAX_LAYERS } from '#vocabulary/constructions.ts'
import { DUST, riseWithin, type Taper } from '#vocabulary/taper.ts'

type Members = 'framing' | 'secondFraming'

const checkMaterial = (material: Material, layer: number, member: Members | undefined) => {
  const at = (figure: string) => () => ['layers', layer, ...(member ? [member] : []), 'material', figure]
  checkWithin(bounds.conductivity, material.conductivity, at('conductivity'))
  checkWithin(bounds.density, material.density, at('density'))
  checkWithin(bounds.specificHeatCapacity, material.specificHeatCapacity, at('specificHeatCapacity'))
  checkWithin(bounds.vapourResistanceFactor, material.vapourResistanceFactor?.dry, at('vapourResistanceFactor'))
  checkWithin(bounds.vapourResistanceFactor, material.vapourResistanceFactor?.wet, at('vapourResistanceFactor'))
}

const checkFraming = ({ width, spacing, share, material }: Framing, layer: number, members: Members) => {
  checkWithin(bounds.width, width, () => ['layers', layer, members, 'width'])
  checkWithin(bounds.spacing, spacing, () => ['layers', layer, members, 'spacing'])
  checkWithin(bounds.memberShare, share, () => ['layers', layer, members, 'share'])
  if (width >= spacing)
    throw new EngineError(
      'valueOutOfRange',
      ['layers', layer, members, 'width'],
      'members are as wide as their spacing',
    )
  checkMaterial(material, layer, members)
}

const checkAccessories = (accessories: readonly LayerAccessory[], layer: number) =>
  accessories.forEach(({ amount, unit }, index) =>
    checkWithin(accessoryAmounts[unit], amount, () => ['layers', layer, 'accessories', index, 'amount']),
  )

const checkFasteners = (fasteners: Fasteners, layer: number) => {
  const at = (name: string) => () => ['layers', layer, 'fasteners', name]
  checkWithin(bounds.fastenersPerArea, fasteners.perArea, at('perArea'))
  checkWithin(bounds.pointTransmittance, fasteners.pointTransmittance, at('pointTransmittance'))
  checkWithin(bounds.conductivity, fasteners.conductivity, at('conductivity'))
  checkWithin(bounds.fastenerFactor, fasteners.factor, at('factor'))
  checkWithin(bounds.fastenerLength, fasteners.length, at('length'))
}

const checkTaper = (taper: Taper, thickness: number, layer: number) => {
  const at = (name: string) => () => ['layers', layer, 'taper', name]
  checkWithin(bounds.taperRise, taper.rise, at('rise'))
  checkWithin({ ...bounds.taperRise, maximum: taper.rise }, taper.intermediate, at('intermediate'))
  const fitting = riseWithin(thickness, taper)
  checkWithin({ ...fitting, maximum: fitting.maximum + DUST }, taper.rise, at('rise'))
}

const checkCavity = ({ openings, emissivities, rainBelow }: Layer, layer: number) => {
  checkWithin(bounds.openings, openings, () => ['layers', layer, 'openings'])
  checkWithin(bounds.emissivity, emissivities?.outer, () => ['layers', layer, 'emissivities', 'outer'])
  checkWithin(bounds.emissivity, emissivities?.inner, () => ['layers', layer, 'emissivities', 'inner'])
  checkWithin(bounds.rainBelow, rainBelow, () => ['layers', layer, 'rainBelow'])
}

const checkSecond = (layer: Layer, second: Framing, index: number) => {
  checkFraming(second, index, 'secondFraming')
  if (!layer.framing || shareBetween(layer) <= 0)
    throw new EngineError(
      'valueOutOfRange',
      ['layers', index, 'secondFraming', 'width'],
      'second members need first ones, and something between',
    )
}

const checkLayer = (layer: Layer, index: number) => {
  checkWithin(bounds.thickness, layer.thickness, () => ['layers', index, 'thickness'])
  checkMaterial(layer.material, index, undefined)
  if (layer.sd !== undefined) checkWithin(bounds.sd, layer.sd, () => ['layers', index, 'overrides', 'sd'])
  if (layer.framing) checkFraming(layer.framing, index, 'framing')
  if (layer.secondFraming) checkSecond(layer, layer.secondFraming, index)
  if (layer.accessories) checkAccessories(layer.accessories, index)
  checkCavity(layer, index)
  if (layer.taper) checkTaper(layer.taper, layer.thickness, index)
  if (layer.fasteners) checkFasteners(layer.fasteners, index)
}

/**
 * Refuses numbers that the physics cannot be computed with. Absent figures pass: they are unknown, not wrong.
 *
 * @throws {EngineError} layersEmpty; valueOutOfRange with the place, such as `/layers/3/thickness`
 */
export function checkConstruction({ layers }: Construction): void {
  if (layers.length === 0) throw new EngineError('layersEmpty', ['layers'], 'a construction needs a layer')
  if (layers.length > MAX_LAYERS)
    throw new EngineError('valueOutOfRange', ['layers'], `${layers.length} layers are more than ${MAX_LAYERS}`)
  layers.forEach(checkLayer)
}
