import * as z from 'zod/mini'
import { airCavities, locales } from '#vocabulary/constructions.ts'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import {
  datasetTypes,
  figureStatuses,
  hatches,
  materialCategories,
  materialTraits,
  materialUses,
  referenceUnits,
} from '#vocabulary/materials.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless, paging, quantity, searchText } from './schema.ts'

/** UUID of a dataset, as its owner gave it. */
export const datasetUuid = z.guid().check(z.toLowerCase())
export const datasetVersion = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,40}$/))

const figure = (unit: string, description: string) => z.nullable(quantity(unit, description))

const datasetIdentity = {
  uuid: z.string(),
  version: z.string(),
  release: z.string(),
  generation: z.enum(generations),
  name: z.string(),
  type: z.enum(datasetTypes),
  referenceQuantity: z.number(),
  referenceUnit: z.enum(referenceUnits),
  url: z.nullable(z.string()),
  validUntil: z.nullable(z.string()).check(z.describe('Year or date')),
  owner: z.nullable(z.string()),
}

const dataset = z.object({
  ...datasetIdentity,
  endOfLife: z
    .nullable(z.object(datasetIdentity))
    .check(z.describe('Generic end of life, where the dataset declares none')),
  modules: z.array(z.enum(declaredModules)),
  scenarios: z.array(z.string()).check(z.describe('End-of-life scenarios to choose from')),
  gwpA1A3: figure('kg CO₂e per reference quantity', 'Climate change of the production, A1-A3'),
})

/** Figures of a material that have a source. */
const sourcedFigures = [
  'conductivity',
  'density',
  'specificHeatCapacity',
  'vapourResistanceFactor',
  'sd',
  'serviceLife',
  'defaultThickness',
  'marketThicknesses',
] as const

export const material = z
  .object({
    id: z.string(),
    name: z.string(),
    category: z.enum(materialCategories),
    hatch: z.enum(hatches),
    traits: z.array(z.enum(materialTraits)),
    airCavity: z
      .optional(z.enum(airCavities))
      .check(z.describe('Ventilation of a layer of it that says nothing of its own; of air materials')),
    conductivity: figure(unitOfQuantity('conductivity'), 'Design thermal conductivity λ'),
    density: figure(unitOfQuantity('density'), 'Density ρ'),
    specificHeatCapacity: figure(unitOfQuantity('specificHeatCapacity'), 'Specific heat capacity c'),
    vapourResistanceFactor: z.nullable(
      z.object({ dry: quantity('1', 'μ, dry cup'), wet: quantity('1', 'μ, wet cup') }),
    ),
    sd: figure(
      unitOfQuantity('sd'),
      'Equivalent air layer thickness, of films and coatings that are declared by it instead of μ',
    ),
    serviceLife: figure(unitOfQuantity('years'), 'Reference service life'),
    defaultThickness: figure(unitOfQuantity('thickness'), 'Usual thickness of the product'),
    marketThicknesses: z
      .array(quantity(unitOfQuantity('thickness'), 'A thickness that is sold'))
      .check(z.describe('Rising; empty: not known')),
    densityClass: figure('kg/dm³', 'Gross dry density class of masonry units'),
    uses: z.array(z.enum(materialUses)).check(z.describe('What a layer of it may serve as')),
    statuses: z
      .partialRecord(z.enum(sourcedFigures), z.enum(figureStatuses))
      .check(z.describe('How well each figure is founded; recalled and analogy are class values, to be checked')),
    note: z.nullable(z.string()),
    synonyms: z
      .optional(z.array(z.string()))
      .check(z.describe('What it is also called, in the language asked for; own materials have none')),
    dataset: z.nullable(dataset).check(z.describe('In the release asked for; null: none')),
    own: z.boolean().check(z.describe('A material of a user; false: of the catalogue')),
  })
  .check(z.meta({ id: 'MaterialDto' }))
export type Material = z.infer<typeof material>

export const materialDetail = z
  .object({
    ...material.shape,
    indicators: z
      .array(
        z.object({
          module: z.enum(declaredModules),
          scenario: z.nullable(z.string()),
          dataset: z.string().check(z.describe('UUID of the dataset that declares them')),
          indicators: z.partialRecord(z.enum(indicators as [Indicator, ...Indicator[]]), z.number()),
        }),
      )
      .check(z.describe('Per reference quantity of the dataset; absent: not declared')),
    synonyms: z.array(z.string()).check(z.describe('What it is also called, in the language asked for')),
    sources: z
      .partialRecord(z.enum([...sourcedFigures, 'dataset']), z.string())
      .check(z.describe('Where each figure comes from')),
  })
  .check(z.meta({ id: 'MaterialDetailDto' }))
export type MaterialDetail = z.infer<typeof materialDetail>

export const release = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.-]{1,40}$/), z.describe('Data release, such as OBD_2020_II'))
const locale = z._default(caseless(locales), 'de_DE')

export const listMaterials = endpoint({
  ...routes.listMaterials,
  rateLimit: 'session',
  summary: "Materials of the catalogue and the caller's own, best match first",
  query: z.strictObject({
    query: searchText,
    category: z.optional(caseless(materialCategories)),
    locale,
    release: z.optional(release),
    ...paging,
  }),
  success: { status: 200, body: z.array(material) },
  paged: true,
  etag: true,
  errors: [],
})
export const readMaterial = endpoint({
  ...routes.readMaterial,
  rateLimit: 'session',
  summary: 'One material with its indicators and sources',
  params: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  query: z.strictObject({ locale, release: z.optional(release) }),
  success: { status: 200, body: materialDetail },
  etag: true,
  errors: ['notFound'],
})
export const listMaterialCategories = endpoint({
  ...routes.listMaterialCategories,
  rateLimit: 'session',
  summary: 'Categories with the number of their materials',
  query: z.strictObject({ locale }),
  success: {
    status: 200,
    body: z.array(z.object({ category: z.enum(materialCategories), name: z.string(), count: z.int() })),
  },
  etag: true,
  errors: [],
})
export const listReleases = endpoint({
  ...routes.listReleases,
  rateLimit: 'session',
  summary: 'Data releases to assess with',
  success: {
    status: 200,
    body: z.array(
      z.object({
        id: z.string(),
        generation: z.enum(generations),
        isDefault: z.boolean(),
        materials: z.int(),
        attribution: z.string(),
      }),
    ),
  },
  etag: true,
  errors: [],
})
