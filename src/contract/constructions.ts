import * as z from 'zod/mini'
import { constructionTypes, locales, originStates, ownerships, permissions } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { boundaries, layerStates } from '#vocabulary/life-cycle.ts'
import { hatches } from '#vocabulary/materials.ts'
import { ownerKinds } from '#vocabulary/offices.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { constructionLayers } from './construction-layers.ts'
import { release } from './materials.ts'
import { quantity, text, timestamp } from './schema.ts'
import { settings } from './settings.ts'

export { type ConstructionLayer, constructionLayer, constructionLayers } from './construction-layers.ts'

const description = z.string().check(z.trim(), z.maxLength(2_000))
const name = text('Name', 1, 120)
const tag = text('Tag', 1, 40)

/** What the user of a construction decides. */
export const draftFields = {
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

export const owner = z.object({
  kind: z.enum(ownerKinds),
  id: z.uuid(),
  userId: z.optional(z.uuid()).check(z.describe('As `id`, where it is a person')),
  name: z.string(),
})
/** Whose a construction is. */
export type Owner = z.infer<typeof owner>
/** What the service decides; a client may send it back unchanged. */
export const serverFields = {
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
export const leftOut = z.optional(
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
const sentBack = Object.fromEntries(leftAside.map((field) => [field, leftOut])) as Record<
  (typeof leftAside)[number],
  typeof leftOut
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

export const listFigures = {
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
    origin: z
      .nullable(z.enum(originStates))
      .check(
        z.describe('Of what it was made from: whether it is newer by now, or gone for the caller; null: of nothing'),
      ),
    officeStandard: z.boolean().check(z.describe('Its office has made it its standard')),
    section: z.array(sectionLayer),
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'ConstructionListItemDto' }))
export type ConstructionListItem = z.infer<typeof constructionListItem>

export const constructionIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))
