import { type AccessoryId, accessoryIds } from '#vocabulary/accessories.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { type FigureStatus, type MaterialCategory, materialCategories } from '#vocabulary/materials.ts'
import type { Vehicle } from '#vocabulary/vehicles.ts'
import { accessoryDataset } from './accessories.ts'
import { CatalogueError, type CatalogueFiles, readCatalogueFiles } from './catalogue-files.ts'
import { categoryNames } from './category-names.ts'
import { type CatalogueDataset, composeDataset, type MaterialDataset } from './compose-dataset.ts'
import type { DeclaredDataset } from './dataset-schema.ts'
import type { CatalogueMaterial, Localised, SourcedFigure } from './material-schema.ts'
import { datasetKey } from './oekobaudat-datasets.ts'
import { loadServiceLives, type ServiceLives, serviceLivesOf } from './service-lives.ts'
import type { TransportRecord } from './transport-datasets.ts'

export type { CatalogueDataset, MaterialDataset } from './compose-dataset.ts'
export type { TransportRecord } from './transport-datasets.ts'

/** Release to assess with where none is asked for: the one that is complete from A to D. */
export const DEFAULT_RELEASE = 'OBD_2020_II'

export type Release = {
  readonly id: string
  readonly generation: Generation
  readonly isDefault: boolean
  /** Number of materials that have a dataset in it. */
  readonly materials: number
}

/** A dataset in any unit, with the release it is of. */
export type ReleasedDataset = DeclaredDataset & Pick<CatalogueDataset, 'release' | 'generation'>

export type CategoryEntry = { readonly category: MaterialCategory; readonly name: Localised; readonly count: number }

export type Catalogue = {
  /** Changes whenever a file of the catalogue does; results computed with another version are stale. */
  readonly version: string
  /** By id, in the order of the files. */
  readonly materials: ReadonlyMap<string, CatalogueMaterial>
  readonly categories: readonly CategoryEntry[]
  readonly releases: readonly Release[]
  /** The material's dataset in a release; undefined where it has none. The same object every time. */
  readonly datasetOf: (materialId: string, release: string) => MaterialDataset | undefined
  /** The dataset of an accessory in a release; undefined where it has none. */
  readonly accessoryDatasetOf: (id: AccessoryId, release: string) => MaterialDataset | undefined
  /** Figures of a vehicle in a release; undefined where it has none. The same object every time. */
  readonly transportOf: (vehicle: Vehicle, release: string) => TransportRecord | undefined
  /** What buildings have besides layers, in a release. The same objects every time. */
  readonly declaredOf: (release: string) => readonly ReleasedDataset[]
  /** Reference unit that a dataset of an accessory is declared in, by release and key. */
  readonly accessoryUnitOf: (release: string, key: string) => string | undefined
  /** Service lives by component and position, in every edition. */
  readonly serviceLives: ServiceLives
  /** Where a figure of a material comes from; undefined where the material has no such figure. */
  readonly sourceOf: (materialId: string, figure: SourcedFigure, locale: Locale) => string | undefined
  /** How well a figure of a material is founded; undefined where the material has no such figure. */
  readonly statusOf: (materialId: string, figure: SourcedFigure) => FigureStatus | undefined
}

/**
 * Reads the catalogue: checks every file against its schema, and that whatever a material names is there.
 *
 * @param folder - with `materials.json` and `datasets/`
 * @throws {CatalogueError} naming the file and the place
 */
export function loadCatalogue(folder: string = import.meta.dirname): Catalogue {
  const files = readCatalogueFiles(folder)
  const materials = byId(files)
  const datasets = new Map(files.releases.map((file) => [file.release, datasetsByMaterial(files, file.release)]))
  const accessoryDatasets = datasetsOfAccessories(files)
  const transports = new Map(files.transports.map((one) => [`${one.release} ${one.vehicle}`, one]))
  const declared = new Map(
    files.declared.map(({ release, generation, datasets: list }) => [
      release,
      list.map((dataset) => ({ ...dataset, release, generation })),
    ]),
  )
  return {
    version: files.version,
    materials,
    declaredOf: (release) => declared.get(release) ?? [],
    categories: materialCategories
      .map((category) => ({ category, name: categoryNames[category], count: countOf(files, category) }))
      .filter(({ count }) => count > 0),
    releases: files.releases.map(({ release, generation }) => ({
      id: release,
      generation,
      isDefault: release === DEFAULT_RELEASE,
      materials: datasets.get(release)?.size ?? 0,
    })),
    datasetOf: (materialId, release) => datasets.get(release)?.get(materialId),
    accessoryUnitOf: (release, key) =>
      files.releases.find((file) => file.release === release)?.datasets.find((one) => datasetKey(one) === key)
        ?.referenceUnit,
    accessoryDatasetOf: (id, release) => accessoryDatasets.get(`${release} ${id}`),
    transportOf: (vehicle, release) => transports.get(`${release} ${vehicle}`),
    serviceLives: serviceLivesOf(loadServiceLives()),
    sourceOf: (materialId, figure, locale) => sourceIn(files, materials.get(materialId), figure)?.[locale],
    statusOf: (materialId, figure) => sourceIn(files, materials.get(materialId), figure)?.status,
  }
}

function sourceIn(
  { materials: { sources } }: CatalogueFiles,
  one: CatalogueMaterial | undefined,
  figure: SourcedFigure,
) {
  const key = one?.sources[figure]
  return key === undefined ? undefined : sources[key]
}

const countOf = ({ materials }: CatalogueFiles, category: MaterialCategory) =>
  materials.materials.filter((material) => material.category === category).length

function byId({ materials: { materials, sources }, releases }: CatalogueFiles): Map<string, CatalogueMaterial> {
  const found = new Map<string, CatalogueMaterial>()
  for (const material of materials) {
    if (found.has(material.id)) throw new CatalogueError(`materials.json: ${material.id} is there twice`)
    for (const [figure, key] of Object.entries(material.sources)) {
      if (!(key in sources)) throw new CatalogueError(`materials.json: ${material.id}/sources/${figure}: no ${key}`)
    }
    for (const release of Object.keys({ ...material.datasets, ...material.endOfLife, ...material.proxies })) {
      if (releases.some((file) => file.release === release)) continue
      throw new CatalogueError(`materials.json: ${material.id} names ${release}, of which there is no file`)
    }
    found.set(material.id, material)
  }
  return found
}

const datasetsIn = ({ release, generation, datasets }: CatalogueFiles['releases'][number]) =>
  new Map(
    datasets.map((dataset) => [datasetKey(dataset), { ...dataset, release, generation } satisfies CatalogueDataset]),
  )

/** By release and id. */
function datasetsOfAccessories({ releases }: CatalogueFiles): Map<string, MaterialDataset> {
  const found = new Map<string, MaterialDataset>()
  for (const file of releases) {
    const datasets = datasetsIn(file)
    for (const id of accessoryIds) {
      const dataset = accessoryDataset(id, file.release, (key) => datasets.get(key))
      if (dataset) found.set(`${file.release} ${id}`, dataset)
    }
  }
  return found
}

function datasetsByMaterial({ materials, releases }: CatalogueFiles, release: string): Map<string, MaterialDataset> {
  const file = releases.find((one) => one.release === release)
  const datasets = file ? datasetsIn(file) : new Map<string, CatalogueDataset>()
  const find = (material: CatalogueMaterial, key: string): CatalogueDataset => {
    const dataset = datasets.get(key)
    if (!dataset) throw new CatalogueError(`materials.json: ${material.id} names ${key}, which ${release} lacks`)
    return dataset
  }
  const result = new Map<string, MaterialDataset>()
  for (const material of materials.materials) {
    const key = material.datasets[release]
    const endOfLife = material.endOfLife?.[release]
    if (key === undefined) continue
    const parts = {
      dataset: find(material, key),
      endOfLife: endOfLife === undefined ? undefined : find(material, endOfLife),
      byMass: material.byMass?.includes(release),
    }
    result.set(material.id, composeDataset(material, parts))
  }
  return result
}
