import type { LayerAccessory as GivenAccessory } from '#contract/layer-accessory.ts'
import type { LayerAccessory, Material } from '#engine/construction.ts'
import { type AccessoryId, accessoryOf, amountOfAccessory } from '#vocabulary/accessories.ts'
import type { DataInUse } from './data-in-use.ts'
import type { ResolvedPart } from './resolved.ts'

/** What is built in within a layer, with its dataset in the release. */
export function resolvedAccessory({ catalogue }: DataInUse, id: AccessoryId, release: string): ResolvedPart {
  const { name } = accessoryOf(id)
  const dataset = catalogue.accessoryDatasetOf(id, release)
  return {
    materialId: id,
    named: { name, hatch: 'metal' },
    material: { id, traits: [], ...(dataset && { dataset }) },
    dataset,
    replaced: false,
    unknownDataset: undefined,
  }
}

const withServiceLife = (material: Material, serviceLife: number | undefined): Material =>
  serviceLife === undefined ? material : { ...material, serviceLife }

/** As the engine takes it; where the amount is not known any more, it is missing as one without a dataset is. */
export function engineAccessory(given: GivenAccessory, { material }: ResolvedPart): LayerAccessory {
  const { unit, arealMass } = accessoryOf(given.accessoryId)
  const amount = amountOfAccessory(given)
  const { dataset: _dataset, ...unknown } = material
  return {
    material: withServiceLife(amount === undefined ? unknown : material, given.serviceLife),
    unit,
    amount: amount ?? 0,
    ...(arealMass !== undefined && { arealMass }),
  }
}
