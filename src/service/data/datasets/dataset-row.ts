import type { Insertable } from 'kysely'
import type { DeclaredDataset } from '#catalogue/dataset-schema.ts'
import type { DatasetTable } from '#service/db/tables/data.ts'
import { searchable } from '#service/search-text.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'

type Belonging = {
  readonly release: string
  readonly generation: Generation
  readonly predecessor?: string | undefined
}

/** Columns of a dataset; which version is current is settled once all of a release are in. */
export function datasetColumns(
  dataset: DeclaredDataset,
  { release, generation, predecessor }: Belonging,
): Insertable<DatasetTable> {
  const { de_DE: german, en_GB: english } = dataset.name
  const names = [german, english].filter((name) => name !== undefined)
  return {
    release,
    uuid: dataset.uuid,
    version: dataset.version,
    current: false,
    predecessor: predecessor ?? null,
    generation,
    nameDe: german ?? english ?? dataset.uuid,
    nameEn: english ?? german ?? dataset.uuid,
    type: dataset.type,
    category: [...dataset.category],
    modules: declaredModules.filter((name) => dataset.modules.some(({ module }) => module === name)),
    referenceUnit: dataset.referenceUnit,
    validUntil: dataset.validUntil ?? null,
    record: JSON.stringify(dataset),
    searchText: searchable([...names, ...dataset.category, dataset.owner ?? '', dataset.uuid]),
  }
}
