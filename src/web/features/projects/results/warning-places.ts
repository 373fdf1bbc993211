import type { ProjectWarningCode } from '#vocabulary/projects.ts'

/** Where a warning is answered: a field or block of the settings, the schedule, or a dialog of the project's head. */
export const warningPlaces = [
  'netRoomArea',
  'heatedNetRoomArea',
  'groundPerimeter',
  'primaryEnergy',
  'services',
  'operation',
  'elements',
  'details',
  'drift',
] as const
export type WarningPlace = (typeof warningPlaces)[number]

/** By what the warning says; those that are about rows lead to these where it names any. */
export const placeOfWarning: Readonly<Record<ProjectWarningCode, WarningPlace | null>> = {
  heatedAreaAssumed: 'heatedNetRoomArea',
  servicesRateAssumed: 'primaryEnergy',
  flatRateOtherGeneration: 'services',
  fxMiddle: 'groundPerimeter',
  ownUseAboveDemand: 'operation',
  usefulEnergyDataset: 'operation',
  noEnergyData: 'operation',
  qngNotApplicable: 'details',
  qngValueNotKnown: 'details',
  areaUnusual: 'netRoomArea',
  doubleServices: 'services',
  noEnvelope: 'elements',
  slabEdgeNotTold: null,
  openingLargerThanHost: null,
  newerData: 'drift',
}
