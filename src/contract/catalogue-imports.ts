import * as z from 'zod/mini'
import { doubtCodes, importErrorCodes, importStates, MAX_IMPORT_FILE, problemCodes } from '#vocabulary/datasets.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import { count } from './data-releases.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { paging, queryFlag, timestamp } from './schema.ts'

const uuid = z.uuid()

export const importError = z
  .object({
    code: z.enum(importErrorCodes),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .check(z.describe('For the sentence: line, column, bound')),
  })
  .check(z.meta({ id: 'CatalogueImportError' }))
export type ImportError = z.infer<typeof importError>

const place = {
  line: z.nullable(z.int()).check(z.describe('In the file, from 1; of a package the number of the document')),
  uuid: z.string(),
  version: z.string(),
}

export const importReport = z
  .object({
    rows: count,
    datasets: count.check(z.describe('In the file, taken or not')),
    added: count,
    unchanged: count.check(z.describe('Were there already')),
    keptAsShipped: z
      .optional(count)
      .check(
        z.describe(
          'Of a release that comes with the service: those of the file that were there with another content, and stay as they came',
        ),
      ),
    skipped: count,
    doubtful: count,
    notLayerable: count.check(z.describe('Taken, of no use for layers: energy, transport')),
    types: z.partialRecord(z.enum(datasetTypes), count),
    skippedList: z
      .array(
        z.object({
          ...place,
          code: z.enum(problemCodes),
          column: z.optional(z.string()),
          value: z.optional(z.string()),
        }),
      )
      .check(z.describe('The first of them')),
    doubtfulList: z
      .array(
        z.object({
          ...place,
          name: z.string(),
          code: z.enum(doubtCodes),
          material: z.optional(z.string()).check(z.describe('Id of the material of the catalogue')),
        }),
      )
      .check(z.describe('The first of them')),
    materials: z
      .object({ shipped: count, sameUuid: count, predecessor: count, sameName: count, missing: count })
      .check(z.describe('How the materials of the catalogue found a dataset in the release')),
  })
  .check(z.meta({ id: 'CatalogueImportReport' }))
export type ImportReport = z.infer<typeof importReport>

export const catalogueImport = z
  .object({
    id: uuid,
    release,
    fileName: z.string(),
    fileSize: z.nullable(z.int()),
    status: z.enum(importStates),
    switchOn: z.boolean(),
    bytesRead: z.int().check(z.describe('Of the file as it came')),
    rowsRead: z.int(),
    datasetsTaken: z.int(),
    startedBy: z.nullable(z.string()).check(z.describe('Name; null: by the command line, or the account is gone')),
    startedAt: timestamp,
    endedAt: z.nullable(timestamp),
    error: z.nullable(importError),
    report: z.nullable(importReport),
  })
  .check(z.meta({ id: 'CatalogueImport' }))
export type CatalogueImport = z.infer<typeof catalogueImport>

const one = z.strictObject({ id: uuid })

export const startCatalogueImport = endpoint({
  ...routes.startCatalogueImport,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Import a release: the file as the body (administrators). The answer comes when the file has arrived',
  query: z.strictObject({
    fileName: z.string().check(z.minLength(1), z.maxLength(200)),
    release: z.optional(release).check(z.describe('Where the name of the file does not tell')),
    switchOn: z._default(queryFlag, false).check(z.describe('Switch the release on when it is in')),
  }),
  upload: {
    mediaTypes: [
      'application/octet-stream',
      'text/csv',
      'application/json',
      'application/xml',
      'text/xml',
      'application/gzip',
      'application/x-gzip',
      'application/zip',
      'application/x-zip-compressed',
    ],
    maximum: MAX_IMPORT_FILE,
  },
  success: { status: 202, body: catalogueImport },
  errors: ['forbidden', 'conflict'],
})
export const listCatalogueImports = endpoint({
  ...routes.listCatalogueImports,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Imports, newest first (administrators)',
  query: z.strictObject({ ...paging }),
  success: { status: 200, body: z.array(catalogueImport) },
  paged: true,
  errors: ['forbidden'],
})
export const readCatalogueImport = endpoint({
  ...routes.readCatalogueImport,
  only: 'operators',
  rateLimit: 'session',
  summary: 'One import: how far it is, and its report (administrators)',
  params: one,
  success: { status: 200, body: catalogueImport },
  errors: ['forbidden', 'notFound'],
})
export const cancelCatalogueImport = endpoint({
  ...routes.cancelCatalogueImport,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Cancel an import: nothing of it stays (administrators)',
  params: one,
  success: { status: 202, body: catalogueImport },
  errors: ['forbidden', 'notFound', 'conflict'],
})
