import type { Boundary } from './life-cycle.ts'
import type { ServiceLifeEdition } from './service-life-positions.ts'
import type { Vehicle } from './vehicles.ts'

/** What is done to a component. Limits for changes to existing buildings judge works, not components (GEG annex 7). */
export const measures = [
  'newBuilding',
  'componentReplaced',
  'outsideInsulated',
  'outsideClad',
  'renderRenewed',
  'outsideRepaired',
  'cavityFilled',
  'infillRenewed',
  'insideInsulated',
  'insideFinished',
  'coveringRenewed',
  'coveringOnly',
  'waterproofingRenewed',
  'waterproofingRepaired',
  'coldSideWorked',
  'dampProofed',
  'floorBuildUpRenewed',
  'floorCoveringOnly',
  'none',
] as const
export type Measure = (typeof measures)[number]

/** To what temperature the room is heated: to 19 °C and above, or to 12 to 19 °C. */
export const heatings = ['normal', 'low'] as const
export type Heating = (typeof heatings)[number]

/** What lies beyond a partition to unheated space; a roof space makes it a knee wall. */
export const unheatedSides = ['basement', 'room', 'roofSpace'] as const
export type UnheatedSide = (typeof unheatedSides)[number]

/**
 * Moisture load of the room: occupancy of dwellings and the like in continental climates, or a humidity class (ISO
 * 13788:2012, annex A); `special` is air-conditioned, humidified, cooled below 20 °C or in high mountains.
 */
export const roomHumidities = ['normal', 'high', 'class1', 'class2', 'class3', 'class4', 'class5', 'special'] as const
export type RoomHumidity = (typeof roomHumidities)[number]

/** Exposure to driving rain: low, medium, high (DIN 4108-3). */
export const drivingRainGroups = ['I', 'II', 'III'] as const
export type DrivingRainGroup = (typeof drivingRainGroups)[number]

/** Circumstances that an assessment depends on beside type and layers. What is absent is taken by default. */
export type Settings = {
  /** What is done; several at once are allowed. Absent: proposed from states and places of the layers. */
  readonly measure?: readonly Measure[] | undefined
  readonly heating?: Heating | undefined
  /** Share of the component group's area in the building that the works touch [1] (GEG § 48). */
  readonly shareOfGroup?: number | undefined
  /** Built or renewed after 31.12.1983 under energy law (GEG annex 7, notes b and e). */
  readonly energyLawSince1984?: boolean | undefined
  /** A monument or other fabric that is especially worth preserving (GEG § 105). */
  readonly monument?: boolean | undefined
  /** The thickness of the insulation is limited for technical reasons (GEG annex 7, note a). */
  readonly thicknessLimited?: boolean | undefined
  /** Why it is limited, in the words of whoever says so. */
  readonly thicknessLimitedReason?: string | undefined
  readonly unheatedSide?: UnheatedSide | undefined
  /** Day whose rules hold, ISO 8601; today where absent. */
  readonly asOf?: string | undefined
  /** What the sums count; A to C where absent. */
  readonly boundary?: Boundary | undefined
  /** Edition of the table of service lives. */
  readonly serviceLifeEdition?: ServiceLifeEdition | undefined
  /** [a] */
  readonly referenceStudyPeriod?: number | undefined
  /** Distance to the site [km] and vehicle (A4) of layers that name none themselves. */
  readonly transportDistance?: number | undefined
  readonly transportVehicle?: Vehicle | undefined
  readonly humidityClass?: RoomHumidity | undefined
  /** What an outer wall is exposed to; not judged where absent. */
  readonly drivingRainGroup?: DrivingRainGroup | undefined
  /** A roof that is shaded or light in colour, and dries less in summer (DIN 4108-3, annex A). */
  readonly roofShaded?: boolean | undefined
}
