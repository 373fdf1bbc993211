import * as z from 'zod/mini'
import { airCavities, framingDirections, MAX_LAYERS } from '#vocabulary/constructions.ts'
import { airGapLevels } from '#vocabulary/fasteners.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { serviceLifePlaces } from '#vocabulary/service-life-positions.ts'
import { DUST, riseWithin } from '#vocabulary/taper.ts'
import { vehicles } from '#vocabulary/vehicles.ts'
import { layerAccessories } from './layer-accessory.ts'
import { fasteners, taper } from './layer-corrections.ts'
import { datasetUuid, datasetVersion } from './materials.ts'
import { bounded, text } from './schema.ts'

export const materialId = z
  .string()
  .check(z.minLength(1), z.maxLength(100), z.describe('Material of the catalogue, or one of a user (`own_…`)'))

export const datasetChoice = z
  .strictObject({
    uuid: datasetUuid,
    version: z.optional(datasetVersion).check(z.describe('Of the dataset; the newest of the release where absent')),
  })
  .check(
    z.meta({
      id: 'DatasetChoice',
      description: "A dataset of the release assessed with, in place of the material's own, such as that of a product",
    }),
  )

const members = {
  materialId,
  width: bounded('width', 'Width of a member'),
  spacing: bounded('spacing', 'Distance from axis to axis'),
  share: z
    .optional(bounded('memberShare', 'Share of the area that the members take'))
    .check(z.describe('With plates, noggings and the like; width / spacing where absent')),
  direction: z.optional(z.enum(framingDirections)).check(z.describe('vertical where absent')),
}
const narrow = z.refine<{ width: number; spacing: number }>(({ width, spacing }) => width < spacing, {
  path: ['width'],
  error: 'contradicts',
  params: { reason: 'width must be below the spacing' },
})

export const framing = z
  .strictObject({ ...members, dataset: z.optional(datasetChoice) })
  .check(narrow, z.meta({ id: 'Framing' }))

const secondFraming = z.strictObject(members).check(
  narrow,
  z.meta({
    id: 'SecondFraming',
    description: 'Members of another kind beside the first ones; where they cross these, the first ones go through',
  }),
)

const overrides = z
  .strictObject({
    conductivity: z.optional(bounded('conductivity', 'λ')),
    density: z.optional(bounded('density', 'ρ')),
    specificHeatCapacity: z.optional(bounded('specificHeatCapacity', 'c')),
    vapourResistanceFactor: z.optional(bounded('vapourResistanceFactor', 'μ')),
    sd: z.optional(bounded('sd', 'Equivalent air layer thickness of a film or coating; counts in place of μ·d')),
    waterAbsorption: z.optional(bounded('waterAbsorption', 'Water absorption coefficient w of a surface')),
    serviceLife: z.optional(bounded('serviceLife', 'Service life')),
  })
  .check(z.meta({ id: 'Overrides', description: 'Values of a product whose data sheet is at hand' }))

type Members = { readonly width: number; readonly spacing: number; readonly share?: number | undefined }
/** Share of the area that two kinds of members take at most, were none interrupted by the others. */
const shareOfAll = (...all: Members[]) =>
  all.reduce((sum, { share, width, spacing }) => sum + (share ?? width / spacing), 0)

export const constructionLayer = z
  .strictObject({
    materialId,
    thickness: bounded('thickness', 'Thickness d'),
    state: z.optional(z.enum(layerStates)).check(z.describe('new where absent')),
    framing: z.optional(framing),
    secondFraming: z.optional(secondFraming),
    overrides: z.optional(overrides),
    serviceLifePosition: z
      .optional(z.enum(serviceLifePlaces))
      .check(z.describe('Position whose service life the layer has, in place of the one that the rules find')),
    serviceLifeReason: z.optional(text('Why the service life, or the position, is another than by the rules', 1, 300)),
    remainingServiceLife: z.optional(bounded('remainingServiceLife', 'Years an existing layer will still serve')),
    endOfLifeScenario: z.optional(z.string().check(z.maxLength(200))),
    transportDistance: z
      .optional(bounded('transportDistance', 'Distance to the site (A4)'))
      .check(
        z.describe('With a vehicle, counts in place of the A4 of the datasets; that of the settings where absent'),
      ),
    transportVehicle: z
      .optional(z.enum(vehicles))
      .check(z.describe('What brings the layer to the site; that of the settings where absent')),
    wastage: z.optional(bounded('wastage', 'Off-cuts as a fraction (A5)')),
    airCavity: z.optional(z.enum(airCavities)).check(z.describe('For air materials; unventilated where absent')),
    dataset: z.optional(datasetChoice),
    accessories: z.optional(layerAccessories),
    fasteners: z.optional(fasteners),
    openings: z
      .optional(bounded('openings', 'Openings of a slightly ventilated air layer'))
      .check(z.describe('Per m length, or per m² of horizontal layers; 1000 where absent (ISO 6946, 6.9)')),
    emissivities: z
      .optional(
        z.strictObject({ outer: bounded('emissivity', 'Outer face'), inner: bounded('emissivity', 'Inner face') }),
      )
      .check(z.describe('Of the faces of an air layer, where one emits little (ISO 6946, annex D)')),
    rainBelow: z
      .optional(bounded('rainBelow', 'Rain below the boards of an inverted roof in the heating season'))
      .check(z.describe('0 with a layer that drains it; the table of DIN 4108-2 where absent (ISO 6946, F.4)')),
    taper: z.optional(taper),
    airGaps: z
      .optional(z.literal(airGapLevels))
      .check(z.describe('Gaps in the insulation: 0 none, 1 through it, 2 with air circulating (ISO 6946, F.3)')),
  })
  .check(
    z.check(
      ({ value: { fasteners: given, thickness, taper: tapered, framing: members, secondFraming: second }, issues }) => {
        const tooBig = (input: number | undefined, maximum: number, path: string[]) =>
          input !== undefined &&
          input > maximum + DUST &&
          issues.push({ code: 'too_big', origin: 'number', maximum, inclusive: true, input, path })
        tooBig(given?.length, thickness, ['fasteners', 'length'])
        if (second && !(members && shareOfAll(members, second) < 1))
          issues.push({ code: 'custom', message: 'contradicts', path: ['secondFraming', 'width'], input: second })
        if (!tapered) return
        tooBig(tapered.rise, riseWithin(thickness, tapered).maximum, ['taper', 'rise'])
        if (members) issues.push({ code: 'custom', message: 'contradicts', path: ['taper'], input: tapered })
      },
    ),
    z.meta({ id: 'ConstructionLayerDto' }),
  )
export type ConstructionLayer = z.infer<typeof constructionLayer>

export const constructionLayers = z
  .array(constructionLayer)
  .check(z.minLength(1), z.maxLength(MAX_LAYERS), z.describe('Index 0 faces outside, the last one faces the room'))
