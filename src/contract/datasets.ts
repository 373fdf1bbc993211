import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { caseless, paging, quantity, queryList, searchText } from './schema.ts'

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
  release: z.optional(release).check(z.describe('Where absent: all that are switched on')),
  type: z.optional(queryList(caseless(datasetTypes))),
  category: z.optional(
    queryList(z.string().check(z.maxLength(200))).check(z.describe('Names of the most general categories')),
  ),
  validity: z.optional(caseless(validityFilters)),
  module: z.optional(queryList(caseless(declaredModules))).check(z.describe('All of these are declared')),
  unit: z.optional(queryList(z.string().check(z.maxLength(40)))),
}

export const listDatasets = endpoint({
  ...routes.listDatasets,
  rateLimit: 'session',
  summary: 'Datasets by name; of several versions the newest',
  query: z.strictObject({ ...filters, locale, ...paging }),
  success: { status: 200, body: z.array(datasetItem) },
  paged: true,
  errors: [],
})

const counted = z.array(z.object({ value: z.string(), count: z.int() }))
export const countDatasets = endpoint({
  ...routes.countDatasets,
  rateLimit: 'session',
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
  ...routes.readDataset,
  rateLimit: 'session',
  summary: 'One dataset with its figures per module, its source, and its other versions',
  params: z.strictObject({ release, uuid }),
  query: z.strictObject({ version: z.optional(version).check(z.describe('The newest where absent')), locale }),
  success: { status: 200, body: datasetDetail },
  errors: ['notFound'],
})
