import * as z from 'zod/mini'
import { bounds } from '#vocabulary/bounds.ts'
import { constructionTypes, locales, ownerships, permissions } from '#vocabulary/constructions.ts'
import { belongsTo, generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes, hatches, materialCategories, materialTraits, referenceUnits } from '#vocabulary/materials.ts'
import { owner } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { datasetUuid, datasetVersion, release } from './materials.ts'
import { officeRoutes } from './office-routes.ts'
import { routes } from './routes.ts'
import { bounded, caseless, paging, searchText, text, timestamp } from './schema.ts'

/** A year, or a date. */
const validUntil = z
  .string()
  .check(z.regex(/^\d{4}(-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/), z.describe('Year, or date as 2029-05-31'))
const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(500))

const moduleFigures = z.strictObject({
  module: z.enum(declaredModules),
  scenario: z.optional(text('Scenario of the end of life', 1, 200)),
  indicators: z
    .partialRecord(
      z.enum(indicators as [Indicator, ...Indicator[]]),
      z.number().check(z.gte(bounds.indicator.minimum), z.lte(bounds.indicator.maximum)),
    )
    .check(z.describe('Per reference quantity; an indicator that is absent is not declared')),
})

const declaration = z
  .strictObject({
    generation: z.enum(generations),
    name: z.optional(text('Product as declared', 1, 300)),
    type: z.optional(z.enum(datasetTypes)).check(z.describe('specific where absent')),
    owner: text('Who declares', 1, 200),
    number: z.optional(text('Number of the declaration', 1, 100)),
    url: z.optional(webAddress),
    validUntil: z.optional(validUntil),
    referenceQuantity: bounded('referenceQuantity', 'Amount that the figures are for'),
    referenceUnit: z.enum(referenceUnits),
    density: z.optional(bounded('density', 'Density of the declared product')),
    arealMass: z.optional(bounded('arealMass', 'Mass per area of the declared product')),
    referenceThickness: z.optional(bounded('referenceThickness', 'Thickness that an area is declared for')),
    biogenicCarbon: z.optional(bounded('biogenicCarbon', 'Biogenic carbon in the product, per reference quantity')),
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
  conductivity: z.optional(bounded('conductivity', 'Design thermal conductivity λ')),
  density: z.optional(bounded('density', 'Density ρ')),
  specificHeatCapacity: z.optional(bounded('specificHeatCapacity', 'Specific heat capacity c')),
  vapourResistanceFactor: z.optional(
    z.strictObject({
      dry: bounded('vapourResistanceFactor', 'μ, dry cup'),
      wet: bounded('vapourResistanceFactor', 'μ, wet cup'),
    }),
  ),
  serviceLife: z.optional(bounded('serviceLife', 'Reference service life')),
  defaultThickness: z.optional(bounded('thickness', 'Usual thickness of the product')),
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
    owner: z
      .optional(owner)
      .check(z.describe('The office that it belongs to; absent where it is the caller that owns it')),
    permission: z
      .optional(z.enum(permissions))
      .check(z.describe("What the caller's role in that office gives: viewers view, members edit, others own it")),
    uses: z.int().check(z.describe('Number of constructions that use it, of those that the caller may see')),
    version: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'OwnMaterialDto' }))
export type OwnMaterial = z.infer<typeof ownMaterial>

/** A construction that uses a material. */
export const materialUse = z
  .object({
    id: z.uuid(),
    ownership: z.enum(ownerships),
    code: z.nullable(z.string()),
    name: z.string(),
    type: z.enum(constructionTypes),
  })
  .check(z.meta({ id: 'MaterialUse' }))
export type MaterialUse = z.infer<typeof materialUse>

const locale = z._default(caseless(locales), 'de_DE')
const office = z.optional(z.uuid())
const one = z.strictObject({ id: z.string().check(z.maxLength(100)) })

export const listOwnMaterials = endpoint({
  ...routes.listOwnMaterials,
  rateLimit: 'session',
  summary: "The caller's own materials, or those of an office, by name",
  query: z.strictObject({
    query: searchText,
    locale,
    office: office.check(
      z.describe("Office whose materials stand in the place of the caller's own; `notFound` to who is no member"),
    ),
    ...paging,
  }),
  success: { status: 200, body: z.array(ownMaterial) },
  paged: true,
  errors: ['notFound'],
})
export const readOwnMaterial = endpoint({
  ...routes.readOwnMaterial,
  rateLimit: 'session',
  summary: "One of the caller's own materials, or of the caller's offices, to change it",
  params: one,
  success: { status: 200, body: ownMaterial },
  etag: true,
  errors: ['notFound'],
})
export const listMaterialUses = endpoint({
  ...routes.listMaterialUses,
  rateLimit: 'session',
  summary:
    "Constructions that use an own material, or one of the caller's offices, by name; those that the caller may see",
  params: one,
  query: z.strictObject({ locale, ...paging }),
  success: { status: 200, body: z.array(materialUse) },
  paged: true,
  errors: ['notFound'],
})
export const createOwnMaterial = endpoint({
  ...routes.createOwnMaterial,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Create a material from a data sheet or declaration',
  query: z.strictObject({
    office: office.check(z.describe('Office that it belongs to from the start; its viewers may put nothing there')),
  }),
  body: ownMaterialInput,
  success: { status: 201, body: ownMaterial },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
export const replaceOwnMaterial = endpoint({
  ...routes.replaceOwnMaterial,
  rateLimit: 'session',
  summary:
    "Replace one of the caller's own materials, or of an office whose member the caller is; constructions that use it are computed again",
  params: one,
  headers: { 'if-match': 'required' },
  body: ownMaterialInput,
  success: { status: 200, body: ownMaterial },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
export const deleteOwnMaterial = endpoint({
  ...routes.deleteOwnMaterial,
  rateLimit: 'session',
  summary:
    "Take one of the caller's own materials, or of an office that the caller administers, out of lists; constructions that use it keep it",
  params: one,
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})
export const moveOwnMaterial = endpoint({
  ...officeRoutes.moveOwnMaterial,
  scope: 'share',
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary:
    'Move a material into an office, or from it to the caller: who sees it follows from that, and who sees a construction that uses it still does',
  params: one,
  body: z.strictObject({ office: z.nullable(z.uuid()).check(z.describe('Where to; null: to the caller')) }),
  bodyLimit: bodyLimits.usual,
  success: { status: 204 },
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
