import * as z from 'zod/mini'
import { type AccessoryId, layerAccessoryIds } from '#vocabulary/accessories.ts'
import { airCavities } from '#vocabulary/constructions.ts'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { hatches, MOST_PARTS, materialCategories, materialTraits, referenceUnits } from '#vocabulary/materials.ts'
import { productKinds } from '#vocabulary/product-kinds.ts'
import { serviceLifeEditions, serviceLifePlaces } from '#vocabulary/service-life-positions.ts'
import { vehicles } from '#vocabulary/vehicles.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { quantity, queryList } from './schema.ts'

/** A material, and a dataset that is chosen for it: `osb`, `osb@uuid`, `osb@uuid@version`. */
const partName = z
  .string()
  .check(z.regex(/^[\w.-]{1,100}(@[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}(@[A-Za-z0-9_.-]{1,40})?)?$/))

const localised = z.object({ de_DE: z.exactOptional(z.string()), en_GB: z.exactOptional(z.string()) })

const named = {
  uuid: z.string(),
  version: z.string(),
  release: z.string(),
  generation: z.enum(generations),
  name: localised,
  validUntil: z.exactOptional(z.string()).check(z.describe('Year, month or date')),
}
const declared = {
  ...named,
  referenceQuantity: z.number().check(z.describe('Amount that the figures are for')),
  referenceUnit: z.enum(referenceUnits),
  density: z.exactOptional(quantity('kg/m³', 'Of the product described, for conversion alone')),
  arealMass: z.exactOptional(quantity('kg/m²', 'Of the product described')),
  lengthMass: z.exactOptional(quantity('kg/m', 'Of the product described')),
  referenceThickness: z.exactOptional(quantity('m', 'That an area is declared for')),
  biogenicCarbon: z.exactOptional(quantity('kg C', 'In the product, per reference quantity')),
  modules: z.array(
    z.object({
      module: z.enum(declaredModules),
      scenario: z.exactOptional(z.string()),
      indicators: z.partialRecord(z.enum(indicators as [Indicator, ...Indicator[]]), z.number()),
    }),
  ),
}
const dataset = z
  .object({
    ...declared,
    endOfLife: z
      .exactOptional(z.object(declared))
      .check(z.describe('Generic one, as it stands for this product; where its own dataset declares none')),
  })
  .check(
    z.meta({ id: 'DatasetFigures', description: 'Modules per reference quantity; absent: not declared, not zero' }),
  )
export type DatasetFigures = z.infer<typeof dataset>

const figures = {
  traits: z.array(z.enum(materialTraits)),
  category: z.exactOptional(z.enum(materialCategories)),
  conductivity: z.exactOptional(quantity('W/(m·K)', 'Design thermal conductivity λ')),
  density: z.exactOptional(quantity('kg/m³', 'Density ρ')),
  specificHeatCapacity: z.exactOptional(quantity('J/(kg·K)', 'Specific heat capacity c')),
  vapourResistanceFactor: z.exactOptional(
    z.object({ dry: quantity('1', 'μ, dry cup'), wet: quantity('1', 'μ, wet cup') }),
  ),
  serviceLife: z.exactOptional(quantity('a', 'Reference service life')),
  isServiceLifeOpen: z.exactOptional(z.boolean()).check(z.describe('At least so long: a cap, not a life')),
  product: z.exactOptional(z.enum(productKinds)).check(z.describe('Where the category does not tell its service life')),
  otherGeneration: z
    .exactOptional(z.enum(generations))
    .check(z.describe('Of its own declaration, where that is not of the generation of the release')),
}

const part = z
  .object({
    part: z.string().check(z.describe('As asked for')),
    id: z.string().check(z.describe('Of the material or accessory')),
    name: localised,
    hatch: z.enum(hatches),
    airCavity: z.exactOptional(z.enum(airCavities)),
    sd: z.exactOptional(quantity('m', 'Of films and coatings that are declared by it instead of μ')),
    figures: z.object(figures),
    dataset: z.nullable(dataset).check(z.describe('Null: none in the release')),
    replaced: z.boolean().check(z.describe('The dataset is the one that was asked for')),
    revision: z.exactOptional(z.int()).check(z.describe('Version of a user’s material; absent for the catalogue’s')),
  })
  .check(z.meta({ id: 'PartFigures', description: 'What an assessment takes of a material: absent is unknown' }))
export type PartFigures = z.infer<typeof part>

const vehicle = z
  .object({
    vehicle: z.enum(vehicles),
    ...named,
    referenceQuantity: quantity('t·km', 'Amount that the figures are for'),
    referenceUnit: z.literal('t*km'),
    modules: declared.modules,
  })
  .check(z.meta({ id: 'VehicleFigures', description: 'What a vehicle causes (A4)' }))
export type VehicleFigures = z.infer<typeof vehicle>

const serviceLife = z.object({
  edition: z.enum(serviceLifeEditions).check(z.describe('That is counted by')),
  place: z.enum(serviceLifePlaces),
  years: quantity('a', 'Service life'),
  open: z.boolean().check(z.describe('Not replaced within 50 years: a cap, not a life')),
  statedIn: z.enum(serviceLifeEditions).check(z.describe('Edition that the figure stands in')),
  code: z.exactOptional(z.string()).check(z.describe('Number in the table of the edition')),
})

export const figuresToCompute = z
  .object({
    catalogue: z.string().check(z.describe('Version of the catalogue: another one may have other figures')),
    release: z.object({ id: z.string(), generation: z.enum(generations) }),
    releases: z
      .array(z.object({ id: z.string(), validUntil: z.nullable(z.string()) }))
      .check(z.describe('That are switched on, and the last day that anything in them holds for')),
    today: z.iso.date().check(z.describe('Day of the service, which tells whose rules hold and what has expired')),
    serviceLives: z.array(serviceLife).check(z.describe('By position in the component')),
    parts: z.array(part).check(z.describe('What is not there, or not for the caller, is left out')),
    accessories: z.array(part),
    vehicles: z.array(vehicle).check(z.describe('Of the release')),
  })
  .check(z.meta({ id: 'FiguresToCompute' }))
export type FiguresToCompute = z.infer<typeof figuresToCompute>

export const readFigures = endpoint({
  ...routes.readFigures,
  rateLimit: 'session',
  summary: 'All that an assessment takes of materials: physics, service lives by position, datasets of all modules',
  query: z.strictObject({
    parts: z
      .optional(queryList(partName, MOST_PARTS))
      .check(z.describe('Materials, with a dataset chosen for them: osb, osb@uuid, osb@uuid@version')),
    accessories: z.optional(queryList(z.enum(layerAccessoryIds as [AccessoryId, ...AccessoryId[]]), MOST_PARTS)),
    release: z.optional(release),
    construction: z
      .optional(z.uuid())
      .check(z.describe('Visible construction whose release and dataset versions hold; as of the figures of layers')),
    project: z
      .optional(z.uuid())
      .check(z.describe('Visible project whose release and dataset versions hold, in place of a construction')),
  }),
  success: { status: 200, body: figuresToCompute },
  etag: true,
  freshFor: 300,
  errors: ['notFound'],
})
