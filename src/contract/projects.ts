import * as z from 'zod/mini'
import { locales, permissions } from '#vocabulary/constructions.ts'
import { countries } from '#vocabulary/countries.ts'
import { REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import {
  carrierPurposes,
  edgeInsulations,
  photovoltaicCovers,
  projectLimits,
  projectMeasures,
  projectPhases,
  projectUses,
  servicesModes,
  servicesRates,
  userElectricityModes,
} from '#vocabulary/projects.ts'
import { datasetChoice } from './construction-layers.ts'
import { assessedWith, leftOut, owner } from './constructions.ts'
import { release } from './materials.ts'
import { checkProject } from './project-references.ts'
import { element, item, opening, openingType, overrides, rowId, snapshot } from './project-rows.ts'
import { bounded, text, timestamp } from './schema.ts'

const areas = z
  .strictObject({
    netRoomArea: bounded('netRoomArea', 'NRF(R) of the whole building, DIN 277:2021-08'),
    heatedNetRoomArea: z.optional(bounded('netRoomArea', 'Of it, heated; all where absent')),
    grossFloorArea: z.optional(bounded('buildingArea', 'Gross floor area')),
    usefulFloorArea: z.optional(bounded('buildingArea', 'Useful floor area')),
    groundPerimeter: z.optional(bounded('floorPerimeter', 'Perimeter P of the floor towards the ground')),
    edgeInsulation: z.optional(z.enum(edgeInsulations)),
    basementPerimeterInsulated: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ netRoomArea, heatedNetRoomArea = 0 }) => heatedNetRoomArea <= netRoomArea, {
      path: ['heatedNetRoomArea'],
      error: 'contradicts',
    }),
    z.meta({ id: 'ProjectAreas' }),
  )

const carrier = z
  .strictObject({
    id: rowId,
    name: z.optional(text('Name', 1, 120)),
    purpose: z.enum(carrierPurposes),
    finalEnergy: bounded('finalEnergy', 'Final energy'),
    electricity: z.optional(z.boolean()).check(z.describe('Own electricity may take its place')),
    dataset: datasetChoice,
  })
  .check(z.meta({ id: 'ProjectCarrier', description: 'Of a dataset that declares B6 per energy' }))

const userElectricity = z
  .strictObject({
    mode: z.enum(userElectricityModes).check(z.describe('flat: 20 kWh per m² heated NRF and year, of dwellings')),
    finalEnergy: z.optional(bounded('finalEnergy', 'Of mode own')),
    dataset: z.optional(datasetChoice),
  })
  .check(
    z.refine(({ mode, finalEnergy }) => mode !== 'own' || finalEnergy !== undefined, {
      path: ['finalEnergy'],
      error: 'required',
    }),
    z.refine(({ mode, dataset }) => mode === 'none' || dataset !== undefined, { path: ['dataset'], error: 'required' }),
  )

const operation = z
  .strictObject({
    carriers: z.array(carrier).check(z.maxLength(projectLimits.carriers)),
    userElectricity: z.optional(userElectricity),
    photovoltaic: z.optional(
      z.strictObject({
        generation: bounded('finalEnergy', 'Generation'),
        ownUse: bounded('finalEnergy', 'Of it, used in the building'),
        covers: z
          .optional(z.enum(photovoltaicCovers))
          .check(z.describe('What own use may cover; regulated where absent')),
        exportDataset: datasetChoice,
      }),
    ),
  })
  .check(z.meta({ id: 'ProjectOperation', description: 'Absent: not known, which is not none' }))

const services = z.strictObject({
  mode: z.enum(servicesModes),
  rate: z.optional(z.enum(servicesRates)).check(z.describe('auto where absent')),
})

/** What a variant may replace whole. */
const blocks = {
  areas: z.optional(areas),
  thermalBridges: z.optional(
    z.strictObject({ deltaU: bounded('thermalBridges', 'Addition for thermal bridges; 0.10 where absent') }),
  ),
  primaryEnergy: z.optional(
    z.strictObject({
      demand: bounded('primaryEnergy', 'Of the energy certificate'),
      reference: bounded('primaryEnergy', 'Of its reference building'),
    }),
  ),
  services: z.optional(services).check(z.describe('none where absent')),
  operation: z.optional(operation),
}

export const variant = z
  .strictObject({
    id: rowId,
    name: text('Name', 1, 60),
    note: z.optional(text('Note', 1, 500)),
    ...overrides,
    ...blocks,
  })
  .check(z.meta({ id: 'ProjectVariant', description: 'What differs from the base; blocks are replaced whole' }))

const place = z.optional(text('Free text', 1, 120))
const listOf = <Row extends z.ZodMiniType>(row: Row, most: number) =>
  z._default(z.array(row).check(z.maxLength(most)), [])
const libraryOf = <Entry extends z.ZodMiniType>(entry: Entry, most: number) =>
  z._default(
    z
      .record(rowId, entry)
      .check(z.refine((all) => Object.keys(all).length <= most, { error: 'tooMany', params: { maximum: most } })),
    {},
  )

/** What the users of a project decide of it as a whole. */
const headerFields = {
  name: text('Name', 1, 120),
  code: z.optional(text("The office's own mark", 1, 20)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
  tags: z.optional(z.array(text('Tag', 1, 40)).check(z.maxLength(projectLimits.tags))),
  locale: z.optional(z.enum(locales)),
  location: z.optional(
    z.strictObject({
      street: place,
      postalCode: place,
      city: place,
      country: z.optional(
        z.enum(countries, { error: 'country' }).check(z.describe('ISO 3166-1 alpha-2; DE where absent')),
      ),
    }),
  ),
  use: z.enum(projectUses),
  measure: z.enum(projectMeasures),
  phase: z.optional(z.enum(projectPhases)),
  ...blocks,
  areas,
  dwellings: z.optional(bounded('buildingParts', 'Dwellings').check(z.int())),
  storeysAboveGround: z.optional(bounded('buildingParts', 'Storeys above ground').check(z.int())),
  storeysBelowGround: z.optional(bounded('buildingParts', 'Storeys below ground').check(z.int())),
  referenceStudyPeriod: z.optional(z.literal(REFERENCE_STUDY_PERIOD)),
  release: z.optional(release).check(z.describe("Data release to assess with; the operator's default where absent")),
}

/** The project without its lists. */
export const projectHeader = z.strictObject(headerFields)

/** What the users of a project decide. */
const draftFields = {
  ...headerFields,
  constructions: libraryOf(snapshot, projectLimits.constructions),
  openingTypes: libraryOf(openingType, projectLimits.openingTypes),
  elements: listOf(element, projectLimits.elements),
  openings: listOf(opening, projectLimits.openings),
  items: listOf(item, projectLimits.items),
  variants: listOf(variant, projectLimits.variants),
}

/** What the service decides; a client may send it back unchanged. */
const serverFields = {
  id: z.uuid(),
  owner,
  permission: z.enum(permissions),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  archived: z.boolean().check(z.describe('Read-only, and out of lists that do not ask for it')),
  assessedWith: z.optional(assessedWith).check(z.describe('Dataset versions of the constructions, kept for it')),
  newerData: z.boolean().check(z.describe('The release, or datasets in it, are newer than what is kept')),
  newerOrigins: z
    .array(z.string())
    .check(z.describe('Keys of constructions whose origin has a newer version that the caller sees')),
  lostOrigins: z
    .array(z.string())
    .check(z.describe('Keys of constructions whose origin is deleted, or not shown to the caller any more')),
}

const projectSchema = z
  .object({ ...draftFields, ...serverFields })
  .check(
    z.meta({ id: 'ProjectDto', description: 'A building: areas, constructions by value, rows, services, variants' }),
  )

type ProjectSchema = typeof projectSchema
/** Named, so that the types of operations refer to it: written out it is longer than tsc writes any. */
export interface ProjectDto extends ProjectSchema {}
export const project: ProjectDto = projectSchema
export type Project = z.infer<typeof projectSchema>

const sentBack = Object.fromEntries(Object.keys(serverFields).map((field) => [field, leftOut])) as Record<
  keyof typeof serverFields,
  typeof leftOut
>

const inputSchema = z
  .strictObject({
    ...draftFields,
    ...sentBack,
    id: z
      .optional(z.string().check(z.maxLength(40)))
      .check(z.describe('On replacing, of the project that is replaced')),
  })
  .check(
    z.superRefine(checkProject),
    z.meta({ id: 'ProjectInput', description: 'ProjectDto; what the service sets is left aside' }),
  )
type InputSchema = typeof inputSchema
/** Named as `ProjectDto`. */
export interface ProjectInputDto extends InputSchema {}
export const projectInput: ProjectInputDto = inputSchema
export type ProjectInput = z.infer<typeof inputSchema>

/** The document alone, as it is stored: what the users decide, with nothing of the service. */
export type ProjectDocument = Omit<ProjectInput, keyof typeof serverFields>
