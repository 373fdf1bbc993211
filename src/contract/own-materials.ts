import * as z from 'zod/mini'
import { locales, MAX_THICKNESS } from '#vocabulary/constructions.ts'
import { belongsTo, generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes, hatches, materialCategories, materialTraits, referenceUnits } from '#vocabulary/materials.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { datasetUuid, datasetVersion, release } from './materials.ts'
import { caseless, paging, quantity, searchText, text, timestamp } from './schema.ts'

/** Bounds of the figures of a material of one's own; `above`: exclusive. */
export const ownMaterialBounds = {
  conductivity: { above: 0, maximum: 500 },
  density: { above: 0, maximum: 25_000 },
  specificHeatCapacity: { above: 0, maximum: 10_000 },
  vapourResistanceFactor: { minimum: 1, maximum: 10_000_000 },
  serviceLife: { above: 0, maximum: 1_000 },
  defaultThickness: { above: 0, maximum: MAX_THICKNESS },
  referenceQuantity: { above: 0, maximum: 1_000_000 },
  arealMass: { above: 0, maximum: 100_000 },
  biogenicCarbon: { minimum: 0, maximum: 1_000_000 },
  /** Of the amount. */
  indicator: { maximum: 1e12 },
} as const

const positive = (unit: string, description: string, { above, maximum }: { above: number; maximum: number }) =>
  z.optional(quantity(unit, description).check(z.gt(above), z.lte(maximum)))
const resistance = (description: string) =>
  quantity('1', description).check(
    z.gte(ownMaterialBounds.vapourResistanceFactor.minimum),
    z.lte(ownMaterialBounds.vapourResistanceFactor.maximum),
  )

/** A year, or a date. */
const validUntil = z
  .string()
  .check(z.regex(/^\d{4}(-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/), z.describe('Year, or date as 2029-05-31'))
const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))

const indicatorValue = z
  .number()
  .check(z.gte(-ownMaterialBounds.indicator.maximum), z.lte(ownMaterialBounds.indicator.maximum))
const moduleFigures = z.strictObject({
  module: z.enum(declaredModules),
  scenario: z.optional(text('Scenario of the end of life', 1, 200)),
  indicators: z
    .partialRecord(z.enum(indicators as [Indicator, ...Indicator[]]), indicatorValue)
    .check(z.describe('Per reference quantity; an indicator that is absent is not declared')),
})

const { above: aboveZero } = ownMaterialBounds.referenceQuantity
const declaration = z
  .strictObject({
    generation: z.enum(generations),
    name: z.optional(text('Product as declared', 1, 300)),
    type: z.optional(z.enum(datasetTypes)).check(z.describe('specific where absent')),
    owner: text('Who declares', 1, 200),
    number: z.optional(text('Number of the declaration', 1, 100)),
    url: z.optional(webAddress),
    validUntil: z.optional(validUntil),
    referenceQuantity: quantity('reference unit', 'Amount that the figures are for').check(
      z.gt(aboveZero),
      z.lte(ownMaterialBounds.referenceQuantity.maximum),
    ),
    referenceUnit: z.enum(referenceUnits),
    density: positive('kg/m³', 'Density of the declared product', ownMaterialBounds.density),
    arealMass: positive('kg/m²', 'Mass per area of the declared product', ownMaterialBounds.arealMass),
    referenceThickness: positive('m', 'Thickness that an area is declared for', ownMaterialBounds.defaultThickness),
    biogenicCarbon: z.optional(
      quantity('kg C', 'Biogenic carbon in the product, per reference quantity').check(
        z.gte(ownMaterialBounds.biogenicCarbon.minimum),
        z.lte(ownMaterialBounds.biogenicCarbon.maximum),
      ),
    ),
    modules: z.array(moduleFigures).check(z.minLength(1), z.maxLength(60)),
  })
  .check(
    z.check((context) => {
      const { generation, modules } = context.value
      for (const [index, { module, scenario, indicators: figures }] of modules.entries()) {
        for (const indicator of Object.keys(figures) as Indicator[])
          if (!belongsTo(indicator, generation))
            context.issues.push({
              code: 'custom',
              message: 'notAllowed',
              path: ['modules', index, 'indicators', indicator],
              input: figures[indicator],
            })
        if (modules.findIndex((one) => one.module === module && one.scenario === scenario) < index)
          context.issues.push({ code: 'custom', message: 'notUnique', path: ['modules', index], input: module })
      }
    }),
    z.meta({ id: 'OwnDeclaration', description: 'Figures of an environmental product declaration (EN 15804)' }),
  )

const sourceText = text('Where the figure comes from: data sheet and date', 1, 300)
const named = z
  .strictObject({
    de_DE: z.optional(text('Name', 1, 120)),
    en_GB: z.optional(text('Name', 1, 120)),
  })
  .check(
    z.refine(({ de_DE, en_GB }) => de_DE !== undefined || en_GB !== undefined, { error: 'required' }),
    z.describe('In one language or in both'),
  )

const content = {
  name: named,
  category: z.enum(materialCategories),
  hatch: z.enum(hatches),
  traits: z.optional(z.array(z.enum(materialTraits)).check(z.maxLength(materialTraits.length))),
  conductivity: positive('W/(m·K)', 'Design thermal conductivity λ', ownMaterialBounds.conductivity),
  density: positive('kg/m³', 'Density ρ', ownMaterialBounds.density),
  specificHeatCapacity: positive('J/(kg·K)', 'Specific heat capacity c', ownMaterialBounds.specificHeatCapacity),
  vapourResistanceFactor: z.optional(z.strictObject({ dry: resistance('μ, dry cup'), wet: resistance('μ, wet cup') })),
  serviceLife: positive('a', 'Reference service life', ownMaterialBounds.serviceLife),
  defaultThickness: positive('m', 'Usual thickness of the product', ownMaterialBounds.defaultThickness),
  note: z.optional(text('Note', 1, 500)),
  sources: z.optional(
    z.partialRecord(
      z.enum(['conductivity', 'density', 'specificHeatCapacity', 'vapourResistanceFactor', 'serviceLife', 'dataset']),
      sourceText,
    ),
  ),
  dataset: z
    .optional(z.strictObject({ release, uuid: datasetUuid, version: datasetVersion }))
    .check(z.describe('A dataset of a release, which the life cycle is assessed with')),
  declaration: z.optional(declaration),
}

/** What its owner decides of a material of one's own. */
export const ownMaterialInput = z.strictObject(content).check(
  z.refine(({ dataset, declaration: declared }) => dataset === undefined || declared === undefined, {
    path: ['declaration'],
    error: 'contradicts',
  }),
  z.meta({ id: 'OwnMaterialInput' }),
)
export type OwnMaterialInput = z.infer<typeof ownMaterialInput>

export const ownMaterial = z
  .object({
    ...content,
    id: z.string().check(z.describe('`own_` and a UUID')),
    uses: z.int().check(z.describe('Number of constructions of the owner that use it')),
    version: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'OwnMaterialDto' }))
export type OwnMaterial = z.infer<typeof ownMaterial>

const session = { auth: 'session', rateLimit: 'session' } as const
const locale = z._default(caseless(locales), 'de_DE')
const one = z.strictObject({ id: z.string().check(z.maxLength(100)) })

export const listOwnMaterials = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/material/own',
  summary: "The caller's own materials, by name",
  query: z.strictObject({ query: searchText, locale, ...paging }),
  success: { status: 200, body: z.array(ownMaterial) },
  paged: true,
  errors: [],
})
export const readOwnMaterial = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/material/own/{id}',
  summary: "One of the caller's own materials, to change it",
  params: one,
  success: { status: 200, body: ownMaterial },
  etag: true,
  errors: ['notFound'],
})
export const createOwnMaterial = endpoint({
  ...session,
  method: 'POST',
  path: '/v1/material/own',
  summary: 'Create a material from a data sheet or declaration',
  body: ownMaterialInput,
  success: { status: 201, body: ownMaterial },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: [],
})
export const replaceOwnMaterial = endpoint({
  ...session,
  method: 'PUT',
  path: '/v1/material/own/{id}',
  summary: "Replace one of the caller's own materials; constructions that use it are computed again",
  params: one,
  headers: { 'if-match': 'required' },
  body: ownMaterialInput,
  success: { status: 200, body: ownMaterial },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'versionRequired', 'versionStale'],
})
export const deleteOwnMaterial = endpoint({
  ...session,
  method: 'DELETE',
  path: '/v1/material/own/{id}',
  summary: "Take one of the caller's own materials out of lists; constructions that use it keep it",
  params: one,
  success: { status: 204 },
  errors: ['notFound'],
})
