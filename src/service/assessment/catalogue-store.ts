import type { Catalogue, CatalogueDataset } from '#catalogue/catalogue.ts'
import type { DatasetStore } from './dataset-store.ts'

/** The datasets that the catalogue itself holds, without a database. */
export function catalogueStore(catalogue: Catalogue): DatasetStore {
  const byKey = new Map<string, CatalogueDataset>()
  for (const { id: release } of catalogue.releases)
    for (const { id, byMass } of catalogue.materials.values()) {
      const dataset = catalogue.datasetOf(id, release)
      if (!dataset) continue
      const { endOfLife, process = endOfLife, ...own } = dataset
      if (!byMass?.includes(release)) byKey.set(`${release} ${own.uuid}`, own)
      if (process) byKey.set(`${release} ${process.uuid}`, process)
    }
  const byDeclaredKey = new Map(
    catalogue.releases.flatMap(({ id }) => catalogue.declaredOf(id).map((one) => [`${id} ${one.uuid}`, one] as const)),
  )
  return {
    findDeclared: async (release, keys) =>
      keys.flatMap(({ uuid, version }) => {
        const dataset = byDeclaredKey.get(`${release} ${uuid}`) ?? byKey.get(`${release} ${uuid}`)
        return dataset && (version === undefined || version === dataset.version) ? [dataset] : []
      }),
    find: async (release, keys) =>
      keys.flatMap(({ uuid, version }) => {
        const dataset = byKey.get(`${release} ${uuid}`)
        return dataset && (version === undefined || version === dataset.version) ? [dataset] : []
      }),
    releases: async () => [],
    materialsOf: async () => new Map(),
    heirs: async () => new Map(),
    dataVersion: async () => catalogue.version,
  }
}
