import type { LayerAccessory as GivenAccessory } from '#contract/layer-accessory.ts'
import type { LayerAccessory, Material } from '#engine/construction.ts'
import { accessoryOf, amountOfAccessory } from '#vocabulary/accessories.ts'
import type { ResolvedPart } from './resolved.ts'

const withServiceLife = (material: Material, serviceLife: number | undefined): Material =>
  serviceLife === undefined ? material : { ...material, serviceLife }

/** As the engine takes it; where the amount is not known any more, it is missing as one without a dataset is. */
export function engineAccessory(
  given: GivenAccessory,
  { material }: ResolvedPart,
  stated: number | undefined,
): LayerAccessory {
  const { unit, arealMass, pieces: usual } = accessoryOf(given.accessoryId)
  const amount = amountOfAccessory(given)
  const pieces = usual && (amount === 0 ? 0 : (stated ?? usual.perArea))
  const { dataset: _dataset, ...unknown } = material
  return {
    material: withServiceLife(amount === undefined ? unknown : material, given.serviceLife),
    unit,
    amount: amount ?? 0,
    ...(amount === undefined && { amountUnknown: true }),
    ...(arealMass !== undefined && { arealMass }),
    ...(pieces !== undefined && { pieces }),
  }
}
