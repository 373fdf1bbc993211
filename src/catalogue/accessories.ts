import { type AccessoryId, accessoryIds } from '#vocabulary/accessories.ts'
import { accessoryDatasets } from './accessory-datasets.ts'
import { type CatalogueDataset, composeDataset, type MaterialDataset } from './compose-dataset.ts'

/** Keys of all datasets that accessories have in a release. */
export const accessoryKeys = (release: string): string[] =>
  accessoryIds.flatMap((id) => {
    const { dataset, without, endOfLife } = accessoryDatasets[id][release] ?? {}
    return [dataset, without, endOfLife].filter((key) => key !== undefined)
  })

type Modules = CatalogueDataset['modules']

/** Module by module and indicator by indicator what the first has more; what only one declares is not known. */
const difference = (one: Modules, other: Modules): Modules =>
  one.flatMap((figures) => {
    const same = other.find(({ module, scenario }) => module === figures.module && scenario === figures.scenario)
    if (!same) return []
    const values = new Map(Object.entries(same.indicators))
    const indicators = Object.fromEntries(
      Object.entries(figures.indicators).flatMap(([name, value]) => {
        const base = values.get(name)
        return base === undefined ? [] : [[name, value - base]]
      }),
    )
    return [{ ...figures, indicators }]
  })

/**
 * The dataset of an accessory as it counts, by mass where its mass is known.
 *
 * @param find - a dataset of the release by its key
 * @returns undefined where the accessory has none in the release
 */
export function accessoryDataset(
  id: AccessoryId,
  release: string,
  find: (key: string) => CatalogueDataset | undefined,
): MaterialDataset | undefined {
  const keys = accessoryDatasets[id][release]
  const own = keys && find(keys.dataset)
  if (!own) return undefined
  const base = keys.without === undefined ? undefined : find(keys.without)
  const more: CatalogueDataset = base ? { ...own, modules: difference(own.modules, base.modules) } : own
  const mass = keys.massPerMetre ?? keys.massOfDifference
  const dataset: CatalogueDataset =
    mass === undefined ? more : { ...more, referenceUnit: 'kg', referenceQuantity: own.referenceQuantity * mass }
  const endOfLife = keys.endOfLife === undefined ? undefined : find(keys.endOfLife)
  const treatment = keys.endOfLifeTreatment && { endOfLifeTreatment: { [own.generation]: keys.endOfLifeTreatment } }
  return composeDataset(treatment, { dataset, endOfLife })
}
