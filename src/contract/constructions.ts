import * as z from 'zod/mini'
import { constructionTypes, locales, ownerships, permissions, sharePermissions } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { boundaries, layerStates } from '#vocabulary/life-cycle.ts'
import { hatches } from '#vocabulary/materials.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { environmentalIndicators, keyPerformanceIndicators, warning } from './assessment.ts'
import { constructionLayers, materialId } from './construction-layers.ts'
import { release } from './materials.ts'
import { emailAddress, quantity, text, timestamp } from './schema.ts'
import { settings } from './settings.ts'

export { type ConstructionLayer, constructionLayer, constructionLayers } from './construction-layers.ts'

const description = z.string().check(z.trim(), z.maxLength(2_000))
const name = text('Name', 1, 120)
const tag = text('Tag', 1, 40)

/** What the user of a construction decides. */
const draftFields = {
  type: z.enum(constructionTypes),
  locale: z.optional(z.enum(locales)).check(z.describe('Primary locale; that of the query where absent')),
  code: z.optional(text("The office's own mark, such as AW-02", 1, 20)),
  name,
  description: z.optional(description),
  translations: z.optional(
    z.partialRecord(z.enum(locales), z.strictObject({ name, description: z.optional(description) })),
  ),
  tags: z.optional(z.array(tag).check(z.maxLength(20))),
  release: z.optional(release).check(z.describe("Data release to assess with; the operator's default where absent")),
  layers: constructionLayers,
  settings: z.optional(settings),
}

const owner = z.object({ userId: z.uuid(), name: z.string() })
/** What the service decides; a client may send it back unchanged. */
const serverFields = {
  id: z.uuid(),
  ownership: z.enum(ownerships),
  owner,
  permission: z.enum(permissions),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
}
const datasetVersionRef = z.object({ uuid: z.string(), version: z.string() })
/** Release and dataset versions that a construction is assessed with until newer ones are accepted. */
export const assessedWith = z
  .object({
    release: z.string(),
    at: timestamp,
    datasets: z.array(
      z.object({
        materialId: z.string(),
        ...datasetVersionRef.shape,
        endOfLife: z.optional(datasetVersionRef),
        replaced: z.optional(z.literal(true)).check(z.describe('Chosen on a layer, in place of the material’s own')),
      }),
    ),
  })
  .check(z.meta({ id: 'AssessedWith' }))
export type AssessedWith = z.infer<typeof assessedWith>

const draftOf = z
  .optional(z.uuid())
  .check(z.describe('The standard construction this is a draft of; administrators alone see drafts'))

export const construction = z
  .object({
    ...draftFields,
    ...serverFields,
    locale: z.enum(locales),
    description,
    translations: z.partialRecord(z.enum(locales), z.strictObject({ name, description: z.optional(description) })),
    tags: z.array(tag),
    assessedWith: z
      .optional(assessedWith)
      .check(z.describe('Release and dataset versions that the figures are of, until newer ones are accepted')),
    newerData: z
      .boolean()
      .check(
        z.describe('The default release, or a dataset in the same release, is newer than what it is assessed with'),
      ),
    draftOf,
  })
  .check(z.meta({ id: 'ConstructionDto' }))
export type Construction = z.infer<typeof construction>

/** Whatever a caller sends back of it is left aside. */
const asRead = z.optional(
  z.pipe(
    z.transform((_given: unknown): undefined => undefined),
    z.optional(z.never()),
  ),
)
const leftAside = [
  'owner',
  'permission',
  'version',
  'createdAt',
  'updatedAt',
  'assessedWith',
  'newerData',
  'draftOf',
] as const satisfies readonly (keyof Construction)[]
const sentBack = Object.fromEntries(leftAside.map((field) => [field, asRead])) as Record<
  (typeof leftAside)[number],
  typeof asRead
>

/** What the service alone sets of a construction; a caller may send it back. */
export const setByService: readonly string[] = ['id', 'ownership', ...leftAside]

export const constructionInput = z
  .strictObject({
    ...draftFields,
    id: z.optional(serverFields.id),
    ownership: z.optional(serverFields.ownership),
    ...sentBack,
  })
  .check(
    z.meta({
      id: 'ConstructionInput',
      description: 'ConstructionDto; what the service sets is left aside',
    }),
  )
export type ConstructionInput = z.infer<typeof constructionInput>

export const sectionLayer = z
  .object({
    hatch: z.enum(hatches),
    thickness: quantity(unitOfQuantity('thickness'), 'Thickness'),
    state: z.enum(layerStates),
    framing: z.nullable(
      z.object({ hatch: z.enum(hatches), width: quantity('m', 'Width'), spacing: quantity('m', 'Spacing') }),
    ),
  })
  .check(z.meta({ id: 'SectionLayer' }))
export type SectionLayer = z.infer<typeof sectionLayer>

const listFigures = {
  thickness: quantity(unitOfFigure('thickness'), 'Total thickness'),
  uValue: z.nullable(quantity(unitOfFigure('uValue'), 'Thermal transmittance U')),
  mass: z.nullable(quantity(unitOfFigure('mass'), 'Mass per area')),
  gwp: z.nullable(quantity(unitOfFigure('gwp'), 'Climate change A to C over the study period')),
  penrt: z.nullable(quantity(unitOfFigure('penrt'), 'Non-renewable primary energy A to C')),
}

export const constructionListItem = z
  .object({
    id: serverFields.id,
    ownership: serverFields.ownership,
    type: draftFields.type,
    code: z.nullable(z.string()),
    name: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    owner,
    permission: serverFields.permission,
    ...listFigures,
    complete: z.boolean().check(z.describe('False: gwp and penrt are lower bounds')),
    release: z
      .nullable(z.string())
      .check(z.describe("Data release that gwp and penrt are of; null: the operator's default")),
    balance: z
      .object({
        boundary: z.enum(boundaries),
        referenceStudyPeriod: quantity('a', 'Reference study period'),
        serviceLifeEdition: z.enum(serviceLifeEditions),
      })
      .check(z.describe('What gwp and penrt count: only those of the same can be compared')),
    newerData: z
      .boolean()
      .check(
        z.describe('The default release, or a dataset in the same release, is newer than what it was assessed with'),
      ),
    section: z.array(sectionLayer),
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'ConstructionListItemDto' }))
export type ConstructionListItem = z.infer<typeof constructionListItem>

/** Figures that a comparison ranks; lower is better for each but those named in `higherIsBetter` of the comparison. */
export const comparedFigures = [
  'uValue',
  'thickness',
  'mass',
  'fRsi',
  'condensate',
  'dryingReserve',
  'timeShift',
  'decrement',
  'arealHeatCapacityInside',
  'gwp',
  'penrt',
  'pert',
  'biogenicCarbonStored',
] as const
const difference = z.object({ absolute: z.nullable(z.number()), relative: z.nullable(z.number()) })

export const constructionComparison = z
  .object({
    items: z.array(
      z.object({
        id: serverFields.id,
        ownership: serverFields.ownership,
        code: z.nullable(z.string()),
        name: z.string(),
        type: draftFields.type,
        ...listFigures,
        complete: z.boolean().check(z.describe('False: gwp and penrt are lower bounds')),
        section: z.array(sectionLayer),
        layers: z
          .array(z.object({ materialId, name: z.string(), builtIn: z.array(z.string()) }))
          .check(z.describe('Material of each layer, that of its members after a slash; and what is built in')),
        kpis: keyPerformanceIndicators,
        indicators: z.array(environmentalIndicators),
      }),
    ),
    baselineId: serverFields.id,
    differences: z.array(
      z.object({ id: serverFields.id, figures: z.partialRecord(z.enum(comparedFigures), difference) }),
    ),
    best: z.partialRecord(z.enum(comparedFigures), serverFields.id),
    warnings: z.array(warning),
  })
  .check(z.meta({ id: 'ConstructionComparisonSummaryDto' }))
export type ConstructionComparison = z.infer<typeof constructionComparison>

export const shareRequest = z.record(emailAddress, z.enum(sharePermissions)).check(
  z.refine((shares) => Object.keys(shares).length >= 1, { error: 'tooFew', params: { minimum: 1 } }),
  z.refine((shares) => Object.keys(shares).length <= 50, { error: 'tooMany', params: { maximum: 50 } }),
  z.meta({ id: 'ShareRequest', description: 'E-mail address → permission' }),
)

export const share = z
  .object({
    email: z.string(),
    name: z.nullable(z.string()).check(z.describe('Null while pending')),
    permission: z.enum(['view', 'edit']),
    pending: z.boolean().check(z.describe('Nobody with that address has opened it yet')),
    sharedAt: timestamp,
  })
  .check(z.meta({ id: 'Share' }))
export type Share = z.infer<typeof share>

export const constructionIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))
