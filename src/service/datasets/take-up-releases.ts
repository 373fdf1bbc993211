import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { DEFAULT_RELEASE } from '#catalogue/catalogue.ts'
import type { CatalogueFiles } from '#catalogue/catalogue-files.ts'
import type { DatasetsFile } from '#catalogue/dataset-schema.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { type Db, takeTime } from '../db/client.ts'
import { datasetColumns } from './dataset-row.ts'
import { releaseDatasetsRepository } from './release-datasets.repository.ts'
import type { ReleaseMaterialTable } from './schema.ts'

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

async function takeUp(db: Db, file: DatasetsFile, materials: readonly CatalogueMaterial[]): Promise<void> {
  const { release, generation, datasets } = file
  const links = shippedLinks(materials, release)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([file, links]))
    .digest('hex')
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
    await releases.markShipped(release, fingerprint)
    await releases.replace(datasets.map((dataset) => datasetColumns(dataset, { release, generation })))
    await releases.settle(release)
    await releases.replaceMaterials(release, links)
  })
}

/**
 * Brings the releases that come with the service into the database, at every start; one that is there already stays as it
 * is. Safe where several nodes start at once.
 */
export async function takeUpReleases(db: Db, { materials, releases }: CatalogueFiles): Promise<void> {
  for (const file of releases) await takeUp(db, file, materials.materials)
}
