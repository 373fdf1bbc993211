import type { ColumnType, Generated } from 'kysely'
import type { DeclaredDataset } from '#catalogue/dataset-schema.ts'
import type { ItemHeader, ModuleFigures, RowProblem } from '#catalogue/release-item.ts'
import type { ImportError, ImportReport } from '#contract/catalogue-imports.ts'
import type { Generation } from '#vocabulary/indicators.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>

export type DataReleaseTable = {
  id: string
  generation: Generation
  /** Only what is on can be assessed with. */
  status: 'importing' | 'off' | 'on'
  isDefault: Generated<boolean>
  /** Comes with the service; never removed. */
  shipped: Generated<boolean>
  /** Number of current datasets. */
  datasets: Generated<number>
  /** Of the shipped file that was taken up. */
  fingerprint: string | null
  /** Fingerprint of the materials that last looked for their dataset in what was imported. */
  matchedWith: string | null
  switchedOnAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Of status, default and datasets: what is computed from them is stale. */
  changedAt: Timestamp
  createdAt: Timestamp
}

/** A dataset of a release. Never changed; of several versions the newest is `current`. */
export type DatasetTable = {
  release: string
  uuid: string
  version: string
  current: boolean
  predecessor: string | null
  generation: Generation
  nameDe: string
  nameEn: string
  type: string
  category: string[]
  modules: string[]
  referenceUnit: string
  validUntil: string | null
  record: ColumnType<DeclaredDataset, string, string>
  searchText: string
}

/** Which dataset stands for a material of the catalogue in an imported release. */
export type ReleaseMaterialTable = {
  release: string
  materialId: string
  uuid: string
  version: string
  endOfLifeUuid: string | null
  endOfLifeVersion: string | null
  byMass: Generated<boolean>
  foundBy: 'shipped' | 'sameUuid' | 'predecessor' | 'sameName'
}

export type CatalogueImportTable = {
  id: string
  release: string
  fileName: string
  /** [bytes]; null where the sender did not say. */
  fileSize: ColumnType<number | null, number | null, number | null>
  status: 'running' | 'cancelling' | 'cancelled' | 'failed' | 'done'
  switchOn: Generated<boolean>
  bytesRead: ColumnType<number, number | undefined, number>
  rowsRead: Generated<number>
  datasetsTaken: Generated<number>
  report: ColumnType<ImportReport | null, string | null | undefined, string | null>
  error: ColumnType<ImportError | null, string | null | undefined, string | null>
  startedBy: string | null
  startedAt: Timestamp
  beatAt: Timestamp
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A row of a file that is being read: one module of a dataset, or why it cannot be taken. */
export type CatalogueImportRowTable = {
  importId: string
  uuid: string
  version: string
  /** Order of the file. */
  position: number
  /** In the file, from 1. */
  line: number
  problem: ColumnType<RowProblem | null, string | null, string | null>
  header: ColumnType<ItemHeader | null, string | null, string | null>
  figures: ColumnType<ModuleFigures | null, string | null, string | null>
}

export type DatasetTables = {
  dataRelease: DataReleaseTable
  dataset: DatasetTable
  releaseMaterial: ReleaseMaterialTable
  catalogueImport: CatalogueImportTable
  catalogueImportRow: CatalogueImportRowTable
}
