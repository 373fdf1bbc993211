import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { DEFAULT_RELEASE } from '#catalogue/catalogue.ts'
import type { CatalogueFiles } from '#catalogue/catalogue-files.ts'
import type { DatasetsFile, DeclaredDataset } from '#catalogue/dataset-schema.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { datasetKey } from '#catalogue/oekobaudat-datasets.ts'
import { type Db, takeTime } from '#service/db/client.ts'
import type { ReleaseMaterialTable } from '#service/db/tables/data.ts'
import { datasetColumns } from '../datasets/dataset-row.ts'
import { matchRelease } from './match-release.ts'
import { releaseDatasetsRepository } from './release-datasets.repository.ts'
import { releaseMatchingRepository } from './release-matching.repository.ts'

/** Which dataset the catalogue itself names for each of its materials. */
export function shippedLinks(
  materials: readonly CatalogueMaterial[],
  release: string,
): Insertable<ReleaseMaterialTable>[] {
  return materials.flatMap((material) => {
    const [uuid, version] = material.datasets[release]?.split('@') ?? []
    const [endOfLifeUuid = null, endOfLifeVersion = null] = material.endOfLife?.[release]?.split('@') ?? []
    if (uuid === undefined || version === undefined) return []
    const byMass = material.byMass?.includes(release) ?? false
    return [
      { release, materialId: material.id, uuid, version, endOfLifeUuid, endOfLifeVersion, byMass, foundBy: 'shipped' },
    ]
  })
}

const fingerprintOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** What materials find their datasets by. */
const sought = (materials: readonly CatalogueMaterial[]) =>
  materials.map(({ id, datasets, endOfLife, byMass, density }) => [id, datasets, endOfLife, byMass, density])

/** All datasets of a release that come with the service, those of layers and what buildings have besides; each once. */
function shippedDatasets({ release, datasets }: DatasetsFile, declared: CatalogueFiles['declared']): DeclaredDataset[] {
  const besides = declared.filter((one) => one.release === release).flatMap((one) => one.datasets)
  return [...new Map([...besides, ...datasets].map((dataset) => [datasetKey(dataset), dataset])).values()]
}

async function takeUp(
  db: Db,
  file: DatasetsFile,
  { materials: { materials }, declared }: CatalogueFiles,
): Promise<void> {
  const { release, generation } = file
  const datasets = shippedDatasets(file, declared)
  const links = shippedLinks(materials, release)
  const fingerprint = fingerprintOf([datasets, links])
  if ((await releaseDatasetsRepository(db).find(release))?.fingerprint === fingerprint) return
  await db.transaction().execute(async (transaction) => {
    const releases = releaseDatasetsRepository(transaction)
    await takeTime(transaction)
    await releases.takeTurn(release)
    if ((await releases.find(release))?.fingerprint === fingerprint) return
    await releases.provide({
      id: release,
      generation,
      status: 'on',
      isDefault: release === DEFAULT_RELEASE && !(await releases.hasDefault()),
      switchedOnAt: new Date(),
    })
    await releases.mark(release, { shipped: true, fingerprint })
    await releases.replace(datasets.map((dataset) => datasetColumns(dataset, { release, generation })))
    await releases.settle(release)
    await releases.replaceShipped(release, links)
  })
}

type Seeking = { readonly materials: readonly CatalogueMaterial[]; readonly fingerprint: string }

/** Materials that have come into the catalogue since a release was imported find their dataset in it; others keep theirs. */
async function matchNew(db: Db, release: string, { materials, fingerprint }: Seeking): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const releases = releaseDatasetsRepository(transaction)
    await takeTime(transaction)
    await releases.takeTurn(release)
    const found = await releases.find(release)
    if (!found || found.matchedWith === fingerprint) return
    const linked = await releaseMatchingRepository(transaction).linkedMaterials(release)
    const open = materials.filter(({ id }) => !linked.has(id))
    const { links } = await matchRelease(transaction, { release, generation: found.generation, materials: open })
    await releases.addLinks(links)
    if (links.length > 0) await releases.settle(release)
    await releases.mark(release, { matchedWith: fingerprint })
  })
}

/**
 * Brings the releases that come with the service into the database, at every start; one that is there already stays as it
 * is. Materials that are new to the catalogue look for their datasets in imported ones. Safe where several nodes start at
 * once.
 */
export async function takeUpReleases(db: Db, files: CatalogueFiles): Promise<void> {
  const { materials } = files.materials
  for (const file of files.releases) await takeUp(db, file, files)
  const seeking = { materials, fingerprint: fingerprintOf(sought(materials)) }
  for (const release of await releaseMatchingRepository(db).notMatchedWith(seeking.fingerprint))
    await matchNew(db, release, seeking)
}
