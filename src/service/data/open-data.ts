import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Db } from '#service/db/client.ts'
import type { Caller } from '../caller.ts'
import { datasetHandlers } from './datasets/dataset.routes.ts'
import { datasetService } from './datasets/dataset.service.ts'
import { materialHandlers } from './materials/materials.routes.ts'
import { materialService, type OwnMaterials } from './materials/materials.service.ts'
import { catalogueHandlers } from './releases/catalogue.routes.ts'
import { catalogueService } from './releases/catalogue.service.ts'
import { importJobs } from './releases/import-jobs.ts'
import { keepInUse } from './releases/keep-in-use.ts'

type Options = {
  readonly db: Db
  /** For what only reads, by single statements. */
  readonly reads: Db
  readonly data: DataInUse
  readonly own: OwnMaterials
  /** Whether somebody administers the service. */
  readonly mayAdminister: (caller: Caller) => boolean
}

/** Everything that has to do with materials, datasets and releases: the operations, and the work beside the requests. */
export function openData({ db, reads, data, own, mayAdminister }: Options) {
  const materials = materialService(data, own)
  const jobs = importJobs(db, [...data.catalogue.materials.values()])
  return {
    materials,
    handlers: {
      ...materialHandlers(materials),
      ...datasetHandlers(datasetService(reads, data)),
      ...catalogueHandlers(catalogueService({ db, mayAdminister, jobs, refresh: data.refresh })),
    },
    background: [keepInUse(data), jobs.background],
  }
}
