import { LRUCache } from 'lru-cache'
import { accessoryUuids, inheritedAccessory } from '#catalogue/accessories.ts'
import type { Catalogue, CatalogueDataset, MaterialDataset, Release } from '#catalogue/catalogue.ts'
import { composeDataset } from '#catalogue/compose-dataset.ts'
import { type AccessoryId, accessoryIds } from '#vocabulary/accessories.ts'
import { catalogueStore } from './catalogue-store.ts'
import type { DatasetKey, DatasetStore } from './dataset-store.ts'

/** The data that can be assessed with at the moment, held in memory as far as every request needs it. */
export type DataInUse = {
  readonly catalogue: Catalogue
  /** Changes whenever releases, their default or their datasets do. */
  readonly version: () => string
  /** Releases that are switched on. */
  readonly releases: () => readonly Release[]
  /** What stands for a material of the catalogue now; the same object for as long as that does. No query. */
  readonly currentOf: (materialId: string, release: string) => MaterialDataset | undefined
  /** The same for what may be built into a layer. */
  readonly accessoryOf: (id: AccessoryId, release: string) => MaterialDataset | undefined
  /** Last day, month or year that any dataset of the release's materials holds for; undefined where none says. */
  readonly validUntil: (release: string) => string | undefined
  /** Datasets of a release by UUID; the same object every time while it is kept. Those that are not there are left out. */
  readonly find: (release: string, keys: readonly DatasetKey[]) => Promise<readonly CatalogueDataset[]>
  /** Takes up what has changed in the database; what is in use stays so where it cannot be read. */
  readonly refresh: () => Promise<void>
}

type State = {
  readonly version: string
  readonly releases: readonly Release[]
  /** Release → material → dataset. */
  readonly current: ReadonlyMap<string, ReadonlyMap<string, MaterialDataset>>
  /** Release → accessory → dataset, of those that the catalogue itself has none for. */
  readonly inherited: ReadonlyMap<string, ReadonlyMap<AccessoryId, MaterialDataset>>
}

/** Datasets beyond those of the catalogue's materials that are kept. */
const MOST_KEPT = 1_000

const validities = new WeakMap<ReadonlyMap<string, MaterialDataset>, { readonly last: string | undefined }>()

/** The longest that any of the datasets holds; a dataset that does not say tells nothing. Found once for each state. */
function lastValidity(current: ReadonlyMap<string, MaterialDataset> | undefined): string | undefined {
  if (!current) return undefined
  const known = validities.get(current)
  if (known) return known.last
  const named = [...current.values()].flatMap(({ validUntil }) => (validUntil === undefined ? [] : [validUntil]))
  const last = named.toSorted().at(-1)
  validities.set(current, { last })
  return last
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

const shippedState = (catalogue: Catalogue): State => ({
  inherited: new Map(),
  version: catalogue.version,
  releases: catalogue.releases,
  current: new Map(catalogue.releases.map(({ id }) => [id, shippedCurrent(catalogue, id)])),
})

/** Reads what is switched on; before anything was taken up it is what the catalogue ships. */
async function readState(catalogue: Catalogue, store: DatasetStore, version: string, before: State): Promise<State> {
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

/** Data of the catalogue and of the releases that the store has; `refresh` before first use. */
export function dataInUse(catalogue: Catalogue, store: DatasetStore): DataInUse {
  let state = shippedState(catalogue)
  const kept = new LRUCache<string, CatalogueDataset>({ max: MOST_KEPT })
  const newest = new LRUCache<string, CatalogueDataset>({ max: MOST_KEPT })
  const keep = (dataset: CatalogueDataset): CatalogueDataset => {
    const key = `${dataset.release} ${dataset.uuid}@${dataset.version}`
    const known = kept.get(key)
    if (!known) kept.set(key, dataset)
    return known ?? dataset
  }
  const shipped = catalogueStore(catalogue)
  /** From the store; what it does not hold, from what is shipped, as long as the release is in use. */
  const readAll = async (release: string, keys: readonly DatasetKey[]) => {
    const stored = await store.find(release, keys)
    if (!state.current.has(release)) return stored
    const has = ({ uuid, version }: DatasetKey) =>
      stored.some((dataset) => dataset.uuid === uuid && (version ?? dataset.version) === dataset.version)
    const left = keys.filter((key) => !has(key))
    return left.length === 0 ? stored : [...stored, ...(await shipped.find(release, left))]
  }
  let last: Promise<void> = Promise.resolve()
  const refresh = async () => {
    const version = await store.dataVersion()
    if (version === state.version) return
    state = await readState(catalogue, store, version, state)
    newest.clear()
  }
  return {
    catalogue,
    version: () => state.version,
    releases: () => state.releases,
    currentOf: (materialId, release) => state.current.get(release)?.get(materialId),
    accessoryOf: (id, release) => catalogue.accessoryDatasetOf(id, release) ?? state.inherited.get(release)?.get(id),
    validUntil: (release) => lastValidity(state.current.get(release)),
    async find(release, keys) {
      const recall = ({ uuid, version }: DatasetKey) =>
        version === undefined ? newest.get(`${release} ${uuid}`) : kept.get(`${release} ${uuid}@${version}`)
      const known = keys.map(recall)
      const missing = keys.filter((_, index) => !known[index])
      const read = missing.length === 0 ? [] : (await readAll(release, missing)).map(keep)
      for (const { uuid, version } of missing) {
        const found = version === undefined && read.find((dataset) => dataset.uuid === uuid)
        if (found) newest.set(`${release} ${uuid}`, found)
      }
      return [...known.filter((dataset) => dataset !== undefined), ...read]
    },
    refresh() {
      // one after the other: who asks while another one reads must see what was written meanwhile
      last = last.catch(() => undefined).then(refresh)
      return last
    },
  }
}
