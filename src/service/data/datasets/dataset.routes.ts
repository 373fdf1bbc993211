import { datasetAttribution, datasetName } from '#catalogue/attribution.ts'
import { isLayerable } from '#catalogue/dataset-schema.ts'
import type { DatasetDetail, DatasetItem } from '#contract/datasets.ts'
import type { Db } from '#service/db/client.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type DatasetRow, datasetSearchRepository } from './dataset-search.repository.ts'
import { productionClimate } from './production-climate.ts'

function toItem(row: DatasetRow, locale: Locale): DatasetItem {
  const { record, release, uuid, version, current, generation, modules, expired } = row
  return {
    release,
    uuid,
    version,
    current,
    generation,
    name: datasetName(record, locale),
    category: record.category,
    type: record.type,
    modules,
    referenceQuantity: record.referenceQuantity ?? null,
    referenceUnit: record.referenceUnit,
    layerable: isLayerable(record),
    validUntil: record.validUntil ?? null,
    expired,
    owner: record.owner ?? null,
    gwpA1A3: productionClimate({ generation, modules: record.modules }),
  }
}

type Surroundings = Pick<DatasetDetail, 'versions' | 'materials'>

function toDetail(row: DatasetRow, locale: Locale, { versions, materials }: Surroundings): DatasetDetail {
  const { record, release, uuid, version } = row
  return {
    ...toItem(row, locale),
    url: record.url ?? null,
    location: record.location ?? null,
    referenceYear: record.referenceYear ?? null,
    conformity: record.conformity,
    density: record.density ?? null,
    arealMass: record.arealMass ?? null,
    referenceThickness: record.referenceThickness ?? null,
    biogenicCarbon: record.biogenicCarbon ?? null,
    predecessor: row.predecessor,
    indicators: record.modules.map(({ module, scenario, scenarioDescription, indicators }) => ({
      module,
      scenario: scenario ?? null,
      scenarioDescription: scenarioDescription ?? null,
      indicators,
    })),
    versions,
    materials,
    attribution: datasetAttribution({ release, uuid, version }, locale),
  }
}

/** Searching datasets, and reading those of every release that is held; for whoever is signed in. */
export function datasetHandlers(db: Db): Pick<Handlers, 'listDatasets' | 'countDatasets' | 'readDataset'> {
  const datasets = datasetSearchRepository(db)
  return {
    async listDatasets({ query: { page, customTake, locale, ...asked } }) {
      const { rows, total } = await datasets.list(asked, { page, customTake, locale })
      return { body: rows.map((row) => toItem(row, locale)), total }
    },
    async countDatasets({ query }) {
      return { body: await datasets.facets(query) }
    },
    async readDataset({ params: { release, uuid }, query: { version, locale } }) {
      const row = await datasets.find(release, uuid, version)
      if (!row) throw new ServiceError('notFound', 'dataset')
      const versions = await datasets.versions(row.uuid)
      const materials = await datasets.materials(release, row.uuid, row.version)
      return { body: toDetail(row, locale, { versions, materials }) }
    },
  }
}
