import { accessoryUuids, inheritedAccessory } from '#catalogue/accessories.ts'
import type { Catalogue, CatalogueDataset, MaterialDataset, Release } from '#catalogue/catalogue.ts'
import { composeDataset } from '#catalogue/compose-dataset.ts'
import { type AccessoryId, accessoryIds } from '#vocabulary/accessories.ts'
import type { DatasetStore } from './dataset-store.ts'

/** Datasets in use, by release. */
type State = {
  readonly version: string
  readonly releases: readonly Release[]
  /** Release → material → dataset. */
  readonly current: ReadonlyMap<string, ReadonlyMap<string, MaterialDataset>>
  /** Release → accessory → dataset, of those that the catalogue itself has none for. */
  readonly inherited: ReadonlyMap<string, ReadonlyMap<AccessoryId, MaterialDataset>>
}

const identityOf = ({ uuid, version, endOfLife, referenceUnit }: MaterialDataset) =>
  `${uuid}@${version} ${endOfLife ? `${endOfLife.uuid}@${endOfLife.version}` : ''} ${referenceUnit}`

function shippedCurrent(catalogue: Catalogue, release: string): Map<string, MaterialDataset> {
  const current = new Map<string, MaterialDataset>()
  for (const id of catalogue.materials.keys()) {
    const dataset = catalogue.datasetOf(id, release)
    if (dataset) current.set(id, dataset)
  }
  return current
}

/**
 * Datasets of the materials of a release, in their newest version: those that the database names, else those that the
 * catalogue ships.
 */
async function currentIn(
  catalogue: Catalogue,
  store: DatasetStore,
  release: string,
  before: ReadonlyMap<string, MaterialDataset> | undefined,
): Promise<Map<string, MaterialDataset>> {
  const current = shippedCurrent(catalogue, release)
  const named = await store.materialsOf(release)
  const newest = new Map(
    (
      await store.find(
        release,
        [...named.values()].map(({ dataset: { uuid } }) => ({ uuid })),
      )
    ).map((one) => [one.uuid, one]),
  )
  for (const [id, { dataset, endOfLife, byMass }] of named) {
    const present = newest.get(dataset.uuid) ?? dataset
    const made = composeDataset(catalogue.materials.get(id), { dataset: present, endOfLife, byMass })
    const identity = identityOf(made)
    // the engine prepares a dataset by its identity: what has not changed stays the same object
    const same = [before?.get(id), current.get(id)].find((one) => one && identityOf(one) === identity)
    current.set(id, same ?? made)
  }
  return current
}

/** Accessories that find their dataset in a release by those that they have in the releases of the catalogue. */
async function inheritedIn(
  catalogue: Catalogue,
  store: DatasetStore,
  release: string,
): Promise<Map<AccessoryId, MaterialDataset>> {
  const open = accessoryIds.filter((id) => !catalogue.accessoryDatasetOf(id, release))
  const heirs = open.length > 0 ? await store.heirs(release, accessoryUuids) : new Map<string, CatalogueDataset>()
  return new Map(
    open.flatMap((id) => {
      const dataset = inheritedAccessory(id, catalogue.accessoryUnitOf, (uuid) => heirs.get(uuid))
      return dataset ? [[id, dataset] as const] : []
    }),
  )
}

/** What the catalogue brings along. */
export const shippedState = (catalogue: Catalogue): State => ({
  inherited: new Map(),
  version: catalogue.version,
  releases: catalogue.releases,
  current: new Map(catalogue.releases.map(({ id }) => [id, shippedCurrent(catalogue, id)])),
})

/** Reads what is switched on; before anything was taken up it is what the catalogue ships. */
export async function readState(
  catalogue: Catalogue,
  store: DatasetStore,
  version: string,
  before: State,
): Promise<State> {
  const releases = await store.releases()
  if (releases.length === 0) return { ...shippedState(catalogue), version }
  const current = new Map<string, ReadonlyMap<string, MaterialDataset>>()
  const inherited = new Map<string, ReadonlyMap<AccessoryId, MaterialDataset>>()
  for (const { id } of releases) {
    current.set(id, await currentIn(catalogue, store, id, before.current.get(id)))
    inherited.set(id, await inheritedIn(catalogue, store, id))
  }
  const hasDefault = releases.some(({ isDefault }) => isDefault)
  return {
    version,
    current,
    inherited,
    releases: releases.map(({ id, generation, isDefault }, index) => ({
      id,
      generation,
      isDefault: hasDefault ? isDefault : index === 0,
      materials: current.get(id)?.size ?? 0,
    })),
  }
}
