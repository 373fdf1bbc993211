import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { generations } from '#vocabulary/indicators.ts'
import { environmentalIndicators, keyPerformanceIndicators } from './assessment.ts'
import { constructionComparison } from './construction-comparison.ts'
import { construction } from './constructions.ts'
import { costsAsked } from './cost-figures.ts'
import { endpoint } from './endpoint.ts'
import { adaptedText, equalText } from './equal.ts'
import { material, materialDetail, release } from './materials.ts'
import { routes } from './routes.ts'
import { caseless, ownership, queryList, text, timestamp } from './schema.ts'

/** Formats a result can be taken away in. */
export const exportFormats = ['json', 'csv', 'xlsx', 'lcax'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Media type of each format. */
export const exportMediaTypes = {
  json: 'application/json; x-api-version=1',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  lcax: 'application/json',
} as const satisfies Record<ExportFormat, string>
export const ARCHIVE_MEDIA_TYPE = 'application/zip'

/** Largest file that is taken in [bytes]. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024

const { id, name, conductivity, density, specificHeatCapacity, vapourResistanceFactor, serviceLife } = material.shape
const usedMaterial = z.object({
  id,
  name,
  conductivity,
  density,
  specificHeatCapacity,
  vapourResistanceFactor,
  serviceLife,
  sources: materialDetail.shape.sources,
})
export type UsedMaterial = z.infer<typeof usedMaterial>

const layerIndex = z.int().check(z.gte(0), z.describe('Index of the layer, 0 outside'))
const usedDataset = z.object({
  layer: layerIndex,
  part: z.enum(['material', 'framing', 'secondFraming', 'accessory', 'transport']),
  materialId: z
    .string()
    .check(z.describe('Of a part that is built in, the id of the accessory; of the transport, the vehicle')),
  uuid: z.string(),
  version: z.string(),
  name: z.string(),
  release: z.string(),
  generation: z.enum(generations),
  replaced: z.boolean().check(z.describe("Chosen on the layer in place of the material's own")),
  expired: z.boolean().check(z.describe('Its validity ended before the day of the export')),
})

/** A construction with its figures and their sources, as it is taken away and read again. */
export const constructionExport = z
  .object({
    format: z.literal('aufbau-construction'),
    formatVersion: z.literal(1),
    exportedAt: timestamp,
    locale: z.enum(locales),
    construction,
    ownMaterials: z
      .array(z.looseObject({ id: z.string() }))
      .check(z.describe('Materials of users among them, whole, so that another library can take them')),
    materials: z.array(usedMaterial).check(z.describe('What the layers are made of; one that is gone is left out')),
    kpis: keyPerformanceIndicators,
    indicators: z.array(environmentalIndicators),
    datasets: z.array(usedDataset).check(z.describe('Datasets that the figures of each layer come from')),
  })
  .check(z.meta({ id: 'ConstructionExportDto' }))
export type ConstructionExport = z.infer<typeof constructionExport>

const lcaxProject = z
  .looseObject({ formatVersion: z.string(), name: z.string(), assemblies: z.array(z.unknown()) })
  .check(z.meta({ id: 'LcaxProject', description: 'Project of the LCAx format, version as in formatVersion' }))

const exported = {
  format: z._default(caseless(exportFormats), 'json'),
  locale: z._default(caseless(locales), 'de_DE').check(z.describe('Language of names, headings and numbers')),
  release: z.optional(release),
  costs: costsAsked,
  project: z.optional(text('Project that heads the tables, beside office and author of the letterhead', 1, 120)),
}
const files = ['application/json', exportMediaTypes.csv, exportMediaTypes.xlsx] as const

export const exportConstruction = endpoint({
  ...routes.exportConstruction,
  rateLimit: 'session',
  cost: 5,
  summary: 'A construction with figures and sources as a file',
  params: z.strictObject({ ownership, id: z.uuid() }),
  query: z.strictObject(exported),
  success: { status: 200, body: z.union([constructionExport, lcaxProject]) },
  file: files,
  errors: ['notFound'],
})
export const exportComparison = endpoint({
  ...routes.exportComparison,
  rateLimit: 'session',
  cost: 10,
  summary: 'A comparison of 2 to 5 constructions as a file; the first is the baseline',
  query: z.strictObject({
    ...exported,
    ids: queryList(z.uuid()).check(z.minLength(2), z.maxLength(5), z.describe('The first is the baseline')),
    equal: z.optional(equalText),
    adapt: z.optional(queryList(adaptedText, 5)),
  }),
  success: { status: 200, body: z.union([constructionComparison, lcaxProject]) },
  file: files,
  errors: ['unknownConstruction'],
})
export const exportArchive = endpoint({
  ...routes.exportArchive,
  rateLimit: 'session',
  cost: 200,
  summary:
    "The caller's whole library as one archive, or that of an office whose owner or administrator the caller is; another's is refused",
  query: z.strictObject({
    locale: exported.locale,
    office: z.optional(z.uuid()).check(z.describe("Of this office; absent: the caller's own")),
  }),
  success: { status: 200 },
  file: [ARCHIVE_MEDIA_TYPE],
  errors: ['notFound', 'forbidden', 'conflict'],
})

const taken = z.object({ file: z.string(), id: z.string(), name: z.string() })
/** What an import did. */
export const importReport = z
  .object({
    constructions: z.object({
      created: z.array(taken),
      skipped: z.array(taken).check(z.describe('Identical ones were there already; `id` is theirs')),
    }),
    materials: z.object({ created: z.array(taken), skipped: z.array(taken) }),
    projects: z.object({ created: z.array(taken), skipped: z.array(taken) }),
    notes: z
      .array(
        z.object({
          file: z.string(),
          code: z.enum(['sharesNotGiven', 'ownershipChanged', 'pinsNotKept', 'datasetNotHere']),
        }),
      )
      .check(
        z.describe(
          'sharesNotGiven: shares are told in the file and not given again; ownershipChanged: taken as custom; pinsNotKept: datasets it was assessed with are not here, it comes with those of today; datasetNotHere: the dataset that the material refers to is not here or switched off, its figures are missing',
        ),
      ),
  })
  .check(z.meta({ id: 'ImportReport' }))
export type ImportReport = z.infer<typeof importReport>

export const importArchive = endpoint({
  ...routes.importArchive,
  rateLimit: 'session',
  summary:
    'Take an archive, or a single exported construction or project, into the own library, all or nothing, under new ids',
  upload: {
    mediaTypes: [ARCHIVE_MEDIA_TYPE, 'application/json', 'application/x-zip-compressed', 'application/octet-stream'],
    maximum: MAX_IMPORT_BYTES,
  },
  success: { status: 200, body: importReport },
  errors: ['fileRejected', 'forbidden'],
})
