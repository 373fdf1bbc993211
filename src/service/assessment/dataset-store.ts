import type { CatalogueDataset, Release, ReleasedDataset } from '#catalogue/catalogue.ts'

/** Which dataset: without a version, the current one. */
export type DatasetKey = { readonly uuid: string; readonly version?: string | undefined }

/** What stands for a material of the catalogue in a release. */
export type ReleaseMaterial = {
  readonly dataset: CatalogueDataset
  /** Generic end of life, per kg, where the dataset declares none. */
  readonly endOfLife?: CatalogueDataset
  /** Declared for another density than the material's: converted by mass. */
  readonly byMass: boolean
}

export type SwitchedOnRelease = Pick<Release, 'id' | 'generation' | 'isDefault'> & {
  /** Comes with the service. */
  readonly shipped: boolean
}

/** Where releases and their datasets are read from. */
export type DatasetStore = {
  /**
   * Datasets of a release that layers can be assessed with; those that are not there are left out.
   *
   * @param keys - UUIDs in lower case; without a version, the current one is meant
   */
  readonly find: (release: string, keys: readonly DatasetKey[]) => Promise<CatalogueDataset[]>
  /** The same of datasets in any unit: energy, services, components. */
  readonly findDeclared: (release: string, keys: readonly DatasetKey[]) => Promise<ReleasedDataset[]>
  /** Releases that are switched on, the default first, then by id. */
  readonly releases: () => Promise<SwitchedOnRelease[]>
  /** What stands for the materials of the catalogue in a release, by material id. */
  readonly materialsOf: (release: string) => Promise<Map<string, ReleaseMaterial>>
  /** What stands in a release for datasets of others, by their UUIDs: the same, or the nearest that follows it. */
  readonly heirs: (release: string, uuids: readonly string[]) => Promise<Map<string, CatalogueDataset>>
  /** Changes whenever what can be assessed with does: a release switched on or off, another default, more datasets. */
  readonly dataVersion: () => Promise<string>
}
