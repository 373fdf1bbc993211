import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueDataset, MaterialDataset, Release, ReleasedDataset } from '#catalogue/catalogue.ts'
import type { AccessoryId } from '#vocabulary/accessories.ts'
import { catalogueStore } from './catalogue-store.ts'
import { readState, shippedState } from './current-datasets.ts'
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
  /** The same of datasets in any unit: energy, services, components of windows. */
  readonly findDeclared: (release: string, keys: readonly DatasetKey[]) => Promise<readonly ReleasedDataset[]>
  /** Takes up what has changed in the database; what is in use stays so where it cannot be read. */
  readonly refresh: () => Promise<void>
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

/** Data of the catalogue and of the releases that the store has; `refresh` before first use. */
export function dataInUse(catalogue: Catalogue, store: DatasetStore): DataInUse {
  let state = shippedState(catalogue)
  const kept = new LRUCache<string, CatalogueDataset>({ max: MOST_KEPT })
  const newest = new LRUCache<string, CatalogueDataset>({ max: MOST_KEPT })
  const keptDeclared = new LRUCache<string, ReleasedDataset>({ max: MOST_KEPT })
  const newestDeclared = new LRUCache<string, ReleasedDataset>({ max: MOST_KEPT })
  const keep = (dataset: CatalogueDataset): CatalogueDataset => {
    const key = `${dataset.release} ${dataset.uuid}@${dataset.version}`
    const known = kept.get(key)
    if (!known) kept.set(key, dataset)
    return known ?? dataset
  }
  const shipped = catalogueStore(catalogue)
  /** From the store; what it does not hold, from what is shipped, as long as the release is in use. */
  const readFrom = async <Found extends DatasetKey>(
    release: string,
    keys: readonly DatasetKey[],
    read: (from: DatasetStore) => (release: string, keys: readonly DatasetKey[]) => Promise<Found[]>,
  ): Promise<Found[]> => {
    const stored = await read(store)(release, keys)
    if (!state.current.has(release)) return stored
    const has = ({ uuid, version }: DatasetKey) =>
      stored.some((dataset) => dataset.uuid === uuid && (version ?? dataset.version) === dataset.version)
    const left = keys.filter((key) => !has(key))
    return left.length === 0 ? stored : [...stored, ...(await read(shipped)(release, left))]
  }
  let last: Promise<void> = Promise.resolve()
  const refresh = async () => {
    const version = await store.dataVersion()
    if (version === state.version) return
    state = await readState(catalogue, store, version, state)
    newest.clear()
    newestDeclared.clear()
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
      const read = missing.length === 0 ? [] : (await readFrom(release, missing, ({ find }) => find)).map(keep)
      for (const { uuid, version } of missing) {
        const found = version === undefined && read.find((dataset) => dataset.uuid === uuid)
        if (found) newest.set(`${release} ${uuid}`, found)
      }
      return [...known.filter((dataset) => dataset !== undefined), ...read]
    },
    async findDeclared(release, keys) {
      const recall = ({ uuid, version }: DatasetKey) =>
        version === undefined
          ? newestDeclared.get(`${release} ${uuid}`)
          : keptDeclared.get(`${release} ${uuid}@${version}`)
      const known = keys.map(recall)
      const missing = keys.filter((_, index) => !known[index])
      const read = missing.length === 0 ? [] : await readFrom(release, missing, ({ findDeclared }) => findDeclared)
      const held = read.map((dataset) => {
        const key = `${release} ${dataset.uuid}@${dataset.version}`
        const before = keptDeclared.get(key)
        if (!before) keptDeclared.set(key, dataset)
        return before ?? dataset
      })
      for (const { uuid, version } of missing) {
        const found = version === undefined && held.find((dataset) => dataset.uuid === uuid)
        if (found) newestDeclared.set(`${release} ${uuid}`, found)
      }
      return [...known.filter((dataset) => dataset !== undefined), ...held]
    },
    refresh() {
      // one after the other: who asks while another one reads must see what was written meanwhile
      last = last.catch(() => undefined).then(refresh)
      return last
    },
  }
}
