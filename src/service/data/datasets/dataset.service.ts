import { toDatasetFigures } from '#assessment/building/declared-datasets.ts'
import { datasetAttribution, datasetName } from '#catalogue/attribution.ts'
import { isLayerable } from '#catalogue/dataset-schema.ts'
import type { DatasetDetail, DatasetItem } from '#contract/datasets.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Operations } from '#contract/index.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { releaseOf } from '#service/assessment/release-of.ts'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type DatasetFilters, type DatasetRow, datasetSearchRepository } from './dataset-search.repository.ts'
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

type DatasetChoice = { readonly uuid: string; readonly version?: string | undefined }
type AskedFigures = ReplyOf<Operations['readDatasetFigures']>

type PageQuery = { readonly page: number; readonly customTake: number; readonly locale: Locale }

/** Which dataset of a release; without a version, the current one. */
type Asked = { readonly release: string; readonly uuid: string; readonly version?: string | undefined }

/** Searching datasets, and reading those of every release that is held; for whoever is signed in. */
export function datasetService(db: Db, data: DataInUse) {
  const datasets = datasetSearchRepository(db)
  return {
    /** A page of what passes the filters, with the number of all. */
    async list(asked: DatasetFilters, query: PageQuery): Promise<{ items: DatasetItem[]; total: number }> {
      const { rows, total } = await datasets.list(asked, query)
      return { items: rows.map((row) => toItem(row, query.locale)), total }
    },

    facets: datasets.facets,

    /** What buildings are computed with. @throws {ServiceError} `invalidRequest` naming `/release` */
    async figures(asked: string | undefined, refs: readonly DatasetChoice[]): Promise<AskedFigures> {
      const { id, generation } = releaseOf(data.releases(), asked, '/release')
      const keys = refs.map(({ uuid, version }) => ({ uuid: uuid.toLowerCase(), version }))
      const found = new Set(await data.findDeclared(id, keys))
      return { release: { id, generation }, datasets: [...found].map(toDatasetFigures) }
    },

    /** @throws {ServiceError} `notFound` */
    async read({ release, uuid, version }: Asked, locale: Locale): Promise<DatasetDetail> {
      const row = await datasets.find(release, uuid, version)
      if (!row) throw new ServiceError('notFound', 'dataset')
      const versions = await datasets.versions(row.uuid)
      const materials = await datasets.materials(release, row.uuid, row.version)
      return toDetail(row, locale, { versions, materials })
    },
  }
}
export type DatasetService = ReturnType<typeof datasetService>
