import { type AccessoryId, accessoryIds } from '#vocabulary/accessories.ts'
import { type AccessoryDatasets, accessoryDatasets } from './accessory-datasets.ts'
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

type Find = (key: string) => CatalogueDataset | undefined

/** The dataset as it counts, by mass where its mass is known; undefined where the release does not have it. */
function composed(keys: AccessoryDatasets, find: Find): MaterialDataset | undefined {
  const own = find(keys.dataset)
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

/**
 * The dataset of an accessory as it counts in a release of the catalogue.
 *
 * @param find - a dataset of the release by its key
 * @returns undefined where the accessory has none in the release
 */
export function accessoryDataset(id: AccessoryId, release: string, find: Find): MaterialDataset | undefined {
  const keys = accessoryDatasets[id][release]
  return keys && composed(keys, find)
}

const uuidOf = (key: string): string => key.split('@')[0] ?? ''
const declaresEndOfLife = ({ modules }: CatalogueDataset): boolean =>
  modules.some(({ module }) => module === 'C3' || module === 'C4')

/** UUIDs of every dataset that accessories have in the releases of the catalogue. */
export const accessoryUuids: readonly string[] = [
  ...new Set(
    accessoryIds.flatMap((id) =>
      Object.values(accessoryDatasets[id]).flatMap(({ dataset, without, endOfLife }) =>
        [dataset, without, endOfLife].flatMap((key) => (key === undefined ? [] : [uuidOf(key)])),
      ),
    ),
  ),
]

/**
 * The dataset of an accessory in a release that does not come with the catalogue, from what stands there for its datasets
 * in those that do.
 *
 * @param unitOf - reference unit of a dataset of the catalogue, which its heir must have: masses are said of it
 * @param heir - what stands in the release for a dataset, by UUID: the same, or its successor
 * @returns undefined where nothing does, or only one part of a difference
 */
export function inheritedAccessory(
  id: AccessoryId,
  unitOf: (release: string, key: string) => string | undefined,
  heir: (uuid: string) => CatalogueDataset | undefined,
): MaterialDataset | undefined {
  const found = Object.entries(accessoryDatasets[id]).flatMap(([release, keys]) => {
    const own = heir(uuidOf(keys.dataset))
    const isWhole = keys.without === undefined || heir(uuidOf(keys.without)) !== undefined
    if (!own || !isWhole || own.referenceUnit !== unitOf(release, keys.dataset)) return []
    const { endOfLife: _, ...rest } = keys
    const made = composed(declaresEndOfLife(own) ? rest : keys, (key) => heir(uuidOf(key)))
    return made ? [made] : []
  })
  return found[0]
}
