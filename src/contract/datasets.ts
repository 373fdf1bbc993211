import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { doubtCodes, importErrorCodes, importStates, MAX_IMPORT_FILE, problemCodes } from '#vocabulary/datasets.ts'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { caseless, paging, quantity, queryFlag, queryList, searchText, timestamp } from './schema.ts'

const session = { auth: 'session', rateLimit: 'session' } as const
const locale = z._default(caseless(locales), 'de_DE')
const known = (unit: string, description: string) => z.nullable(quantity(unit, description))
const uuid = z.uuid()
const version = z.string().check(z.regex(/^[\w.-]{1,40}$/))

/** What a list of datasets can be narrowed to by their date. */
export const validityFilters = ['valid', 'expired'] as const

const datasetShape = {
  release,
  uuid,
  version: z.string(),
  current: z.boolean().check(z.describe('The newest version of its release')),
  generation: z.enum(generations),
  name: z.string(),
  category: z.array(z.string()).check(z.describe('From the general to the particular, German')),
  type: z.enum(datasetTypes),
  modules: z.array(z.enum(declaredModules)),
  referenceQuantity: z.nullable(z.number()),
  referenceUnit: z.string().check(z.describe('kg, t, m3, m2, m, piece, or that of the file: MJ, t*km')),
  layerable: z.boolean().check(z.describe('Layers can be made of it: its unit is one of theirs')),
  validUntil: z.nullable(z.string()).check(z.describe('Year or date')),
  expired: z.boolean(),
  owner: z.nullable(z.string()),
}

export const datasetItem = z
  .object({
    ...datasetShape,
    gwpA1A3: known('kg CO₂e per reference quantity', 'Climate change of the production, A1-A3'),
  })
  .check(z.meta({ id: 'DatasetItem' }))
export type DatasetItem = z.infer<typeof datasetItem>

export const datasetDetail = z
  .object({
    ...datasetItem.shape,
    url: z.nullable(z.string()),
    location: z.nullable(z.string()),
    referenceYear: z.nullable(z.string()),
    conformity: z.array(z.string()),
    density: known('kg/m³', 'Of the product, for conversion'),
    arealMass: known('kg/m²', 'Of the product, for conversion'),
    referenceThickness: known('m', 'Thickness an area dataset is for'),
    biogenicCarbon: known('kg C per reference quantity', 'Carbon of biogenic origin in the product'),
    predecessor: z.nullable(uuid).check(z.describe('UUID of the dataset it follows')),
    indicators: z
      .array(
        z.object({
          module: z.enum(declaredModules),
          scenario: z.nullable(z.string()),
          scenarioDescription: z.nullable(z.string()),
          indicators: z.partialRecord(z.enum(indicators as [Indicator, ...Indicator[]]), z.number()),
        }),
      )
      .check(z.describe('Per reference quantity; absent: not declared')),
    versions: z
      .array(z.object({ release, version: z.string(), current: z.boolean(), validUntil: z.nullable(z.string()) }))
      .check(z.describe('Every version of this UUID in the releases that are held')),
    materials: z.array(z.string()).check(z.describe('Materials of the catalogue it stands for')),
    attribution: z.string(),
  })
  .check(z.meta({ id: 'Dataset' }))
export type DatasetDetail = z.infer<typeof datasetDetail>

const filters = {
  query: searchText,
  release: z.optional(release),
  type: z.optional(queryList(caseless(datasetTypes))),
  category: z.optional(
    queryList(z.string().check(z.maxLength(200))).check(z.describe('Names of the most general categories')),
  ),
  validity: z.optional(caseless(validityFilters)),
  module: z.optional(queryList(caseless(declaredModules))).check(z.describe('All of these are declared')),
  unit: z.optional(queryList(z.string().check(z.maxLength(40)))),
}

export const listDatasets = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/dataset/list',
  summary: 'Datasets of the releases that are held, by name; of several versions the newest',
  query: z.strictObject({ ...filters, locale, ...paging }),
  success: { status: 200, body: z.array(datasetItem) },
  paged: true,
  errors: [],
})

const counted = z.array(z.object({ value: z.string(), count: z.int() }))
export const countDatasets = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/dataset/facets',
  summary: 'What datasets can be narrowed to, with the number of those that each choice would show',
  query: z.strictObject({ ...filters }),
  success: {
    status: 200,
    body: z
      .object({
        release: counted,
        type: counted,
        category: counted,
        validity: counted,
        module: counted,
        unit: counted,
      })
      .check(z.meta({ id: 'DatasetFacets' })),
  },
  errors: [],
})

export const readDataset = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/dataset/{release}/{uuid}',
  summary: 'One dataset with its figures per module, its source, and its other versions',
  params: z.strictObject({ release, uuid }),
  query: z.strictObject({ version: z.optional(version).check(z.describe('The newest where absent')), locale }),
  success: { status: 200, body: datasetDetail },
  errors: ['notFound'],
})

export const importError = z
  .object({
    code: z.enum(importErrorCodes),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .check(z.describe('For the sentence: line, column, bound')),
  })
  .check(z.meta({ id: 'CatalogueImportError' }))
export type ImportError = z.infer<typeof importError>

const count = z.int().check(z.gte(0))
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

export const dataRelease = z
  .object({
    id: release,
    generation: z.enum(generations),
    status: z.enum(['off', 'on']),
    isDefault: z.boolean(),
    shipped: z.boolean().check(z.describe('Comes with the service; cannot be deleted')),
    datasets: count,
    materials: count.check(z.describe('Materials of the catalogue that have a dataset in it')),
    constructions: count.check(z.describe('Constructions that are assessed with it')),
    switchedOnAt: z.nullable(timestamp),
    createdAt: timestamp,
  })
  .check(z.meta({ id: 'DataRelease' }))
export type DataRelease = z.infer<typeof dataRelease>

const one = z.strictObject({ id: uuid })
const oneRelease = z.strictObject({ id: release })

export const startCatalogueImport = endpoint({
  ...session,
  method: 'POST',
  path: '/v1/catalogue/import',
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
  ...session,
  method: 'GET',
  path: '/v1/catalogue/import',
  summary: 'Imports, newest first (administrators)',
  query: z.strictObject({ ...paging }),
  success: { status: 200, body: z.array(catalogueImport) },
  paged: true,
  errors: ['forbidden'],
})
export const readCatalogueImport = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/catalogue/import/{id}',
  summary: 'One import: how far it is, and its report (administrators)',
  params: one,
  success: { status: 200, body: catalogueImport },
  errors: ['forbidden', 'notFound'],
})
export const cancelCatalogueImport = endpoint({
  ...session,
  method: 'POST',
  path: '/v1/catalogue/import/{id}/cancel',
  summary: 'Cancel an import: nothing of it stays (administrators)',
  params: one,
  success: { status: 202, body: catalogueImport },
  errors: ['forbidden', 'notFound', 'conflict'],
})
export const listDataReleases = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/catalogue/release',
  summary: 'Every release that is held, switched on or not (administrators)',
  success: { status: 200, body: z.array(dataRelease) },
  errors: ['forbidden'],
})
export const switchDataRelease = endpoint({
  ...session,
  method: 'PUT',
  path: '/v1/catalogue/release/{id}',
  summary: 'Switch a release on or off, or make it the default (administrators)',
  params: oneRelease,
  body: z.strictObject({ status: z.enum(['on', 'off']), isDefault: z.optional(z.boolean()) }),
  success: { status: 200, body: dataRelease },
  errors: ['forbidden', 'notFound', 'conflict'],
})
export const deleteDataRelease = endpoint({
  ...session,
  method: 'DELETE',
  path: '/v1/catalogue/release/{id}',
  summary: 'Delete a release that is switched off, was not shipped, and assesses nothing (administrators)',
  params: oneRelease,
  success: { status: 204 },
  errors: ['forbidden', 'notFound', 'conflict'],
})
