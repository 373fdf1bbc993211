import * as z from 'zod/mini'
import { bounds } from '#vocabulary/bounds.ts'
import { boundaries } from '#vocabulary/life-cycle.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import {
  drivingRainGroups,
  heatings,
  measures,
  roomHumidities,
  type Settings,
  unheatedSides,
} from '#vocabulary/settings.ts'
import { vehicles } from '#vocabulary/vehicles.ts'
import { bounded, caseless, quantity, queryFlag, queryInteger, queryList, queryNumber, text } from './schema.ts'

const says = {
  measure: 'What is done to the component, several allowed; proposed from the layers where absent',
  heating: 'Rooms of 19 °C and more (normal, where absent) or of 12 to 19 °C (low)',
  shareOfGroup: 'Share of the area of the component group in the building that the works touch; up to 0.1 is exempt',
  energyLawSince1984: 'Built or renewed after 31.12.1983 under energy law',
  monument: 'A monument or fabric especially worth preserving',
  thicknessLimited: 'The thickness of the insulation is limited for technical reasons',
  thicknessLimitedReason: 'Why the thickness is limited',
  unheatedSide: 'What lies beyond a partition to unheated space; room where absent',
  asOf: 'Day whose rules hold; today where absent',
  boundary:
    'What the sums count, and a replacement repeats: A to C by EN 15978 (full, where absent), A1-A3, B4, C3, C4 (qng), A1-A3 (product)',
  serviceLifeEdition:
    'Edition of the table of service lives of the BBSR; 2017, as QNG uses it, where absent. What 2025 leaves open is that of 2017',
  referenceStudyPeriod: 'Reference study period; 50 years where absent',
  transportDistance:
    'Distance to the site of layers that name none themselves (A4); as the datasets declare it where absent',
  transportVehicle: 'What brings layers that name no vehicle themselves; without one no distance counts',
  humidityClass: 'Moisture load of the room by ISO 13788, annex A; normal where absent; special is no class of it',
  drivingRainGroup: 'Exposure of an outer wall to driving rain by DIN 4108-3; not judged where absent',
  roofShaded: 'A roof that is shaded or light in colour: it dries at 1700 instead of 2000 Pa',
} as const satisfies Record<keyof Settings, string>

const { shareOfGroup, referenceStudyPeriod, transportDistance } = bounds
const reason = text(says.thicknessLimitedReason, 1, 300)
const day = z.iso.date().check(z.describe(says.asOf))

/** As a field of a construction. */
export const settings = z
  .strictObject({
    measure: z.optional(
      z.array(z.enum(measures)).check(z.minLength(1), z.maxLength(measures.length), z.describe(says.measure)),
    ),
    heating: z.optional(z.enum(heatings)).check(z.describe(says.heating)),
    shareOfGroup: z.optional(bounded('shareOfGroup', says.shareOfGroup)),
    energyLawSince1984: z.optional(z.boolean()).check(z.describe(says.energyLawSince1984)),
    monument: z.optional(z.boolean()).check(z.describe(says.monument)),
    thicknessLimited: z.optional(z.boolean()).check(z.describe(says.thicknessLimited)),
    thicknessLimitedReason: z.optional(reason),
    unheatedSide: z.optional(z.enum(unheatedSides)).check(z.describe(says.unheatedSide)),
    asOf: z.optional(day),
    boundary: z.optional(z.enum(boundaries)).check(z.describe(says.boundary)),
    serviceLifeEdition: z.optional(z.enum(serviceLifeEditions)).check(z.describe(says.serviceLifeEdition)),
    referenceStudyPeriod: z.optional(bounded('referenceStudyPeriod', says.referenceStudyPeriod).check(z.int())),
    transportDistance: z.optional(bounded('transportDistance', says.transportDistance)),
    transportVehicle: z.optional(z.enum(vehicles)).check(z.describe(says.transportVehicle)),
    humidityClass: z.optional(z.enum(roomHumidities)).check(z.describe(says.humidityClass)),
    drivingRainGroup: z.optional(z.enum(drivingRainGroups)).check(z.describe(says.drivingRainGroup)),
    roofShaded: z.optional(z.boolean()).check(z.describe(says.roofShaded)),
  })
  .check(z.meta({ id: 'AssessmentSettings', description: 'What an assessment depends on beside type and layers' }))
export type AssessmentSettings = z.infer<typeof settings>

/** What an assessment was made with, every setting with what holds where nothing was said. */
export const usedSettings = z
  .object({
    measure: z.array(z.enum(measures)).check(z.describe(says.measure)),
    measureProposed: z.boolean().check(z.describe('Nobody has said what is done: the layers propose it')),
    proposal: z
      .array(z.object({ measure: z.enum(measures), layers: z.array(z.int()), reason: z.string() }))
      .check(z.describe('What states and places of the layers point to, and which layers do')),
    heating: z.enum(heatings),
    shareOfGroup: z.nullable(z.number()),
    energyLawSince1984: z.boolean(),
    monument: z.boolean(),
    thicknessLimited: z.boolean(),
    thicknessLimitedReason: z.nullable(z.string()),
    unheatedSide: z.enum(unheatedSides),
    asOf: z.string().check(z.describe(says.asOf)),
    boundary: z.enum(boundaries).check(z.describe(says.boundary)),
    serviceLifeEdition: z.enum(serviceLifeEditions).check(z.describe(says.serviceLifeEdition)),
    referenceStudyPeriod: z.number(),
    transportDistance: z.nullable(quantity('km', says.transportDistance)),
    transportVehicle: z.nullable(z.enum(vehicles)),
    humidityClass: z.enum(roomHumidities),
    drivingRainGroup: z.nullable(z.enum(drivingRainGroups)),
    roofShaded: z.boolean(),
  })
  .check(z.meta({ id: 'UsedSettings', description: 'Settings that an assessment used' }))
export type UsedSettings = z.infer<typeof usedSettings>

/** The same, each as a query of its own. */
export const settingsQuery = {
  measure: z.optional(queryList(caseless(measures))).check(z.describe(says.measure)),
  heating: z.optional(caseless(heatings)).check(z.describe(says.heating)),
  shareOfGroup: z
    .optional(queryNumber(shareOfGroup.minimum, shareOfGroup.maximum))
    .check(z.describe(says.shareOfGroup)),
  energyLawSince1984: z.optional(queryFlag).check(z.describe(says.energyLawSince1984)),
  monument: z.optional(queryFlag).check(z.describe(says.monument)),
  thicknessLimited: z.optional(queryFlag).check(z.describe(says.thicknessLimited)),
  thicknessLimitedReason: z.optional(reason),
  unheatedSide: z.optional(caseless(unheatedSides)).check(z.describe(says.unheatedSide)),
  asOf: z.optional(day),
  boundary: z.optional(caseless(boundaries)).check(z.describe(says.boundary)),
  serviceLifeEdition: z.optional(z.enum(serviceLifeEditions)).check(z.describe(says.serviceLifeEdition)),
  referenceStudyPeriod: z
    .optional(queryInteger(referenceStudyPeriod.minimum, referenceStudyPeriod.maximum))
    .check(z.describe(says.referenceStudyPeriod)),
  transportDistance: z
    .optional(queryNumber(transportDistance.minimum, transportDistance.maximum))
    .check(z.describe(says.transportDistance)),
  transportVehicle: z.optional(caseless(vehicles)).check(z.describe(says.transportVehicle)),
  humidityClass: z.optional(caseless(roomHumidities)).check(z.describe(says.humidityClass)),
  drivingRainGroup: z.optional(caseless(drivingRainGroups)).check(z.describe(says.drivingRainGroup)),
  roofShaded: z.optional(queryFlag).check(z.describe(says.roofShaded)),
} as const satisfies Record<keyof Settings, z.ZodMiniType>
