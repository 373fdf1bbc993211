import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import type { Sentences } from './sentence.ts'

/** What the warnings of the building physics say. */
export const physicsWarnings: Sentences<PhysicsWarningCode> = {
  conductivityUnknown: 'The thermal conductivity is unknown; U-value and temperatures are missing.',
  densityUnknown: 'The density is unknown; mass per area and heat storage are missing.',
  heatCapacityUnknown: 'The specific heat capacity is unknown; the summer figures are missing.',
  vapourResistanceUnknown: 'The vapour resistance is unknown; the balance of condensate cannot be computed.',
  nothingRemains: 'Every layer is removed.',
  metalBridge: 'Metal penetrates the insulation. The combined method does not apply to it (ISO 6946).',
  moistureGroundContact:
    'The balance of two periods and the monthly method do not apply to elements against the ground.',
  moistureNoClimateDifference: 'The climate is the same on both sides; no moisture assessment is needed.',
  moistureUnheatedSpace: 'No climate is laid down for assessing moisture against unheated spaces.',
  tooManyPlanes: ({ show }) => `Water condenses in ${show('planes')} planes; the method covers two at most.`,
  limitRatioExceeded: ({ show }) =>
    `The ratio of upper to lower limit is ${show('ratio')}; above 1.5 the combined method does not apply.`,
  nothingCounts: 'No layer between the well-ventilated one and the room counts in the U-value.',
  insulationNotCounted:
    'This insulation lies outside the ventilated layer, the waterproofing or the substrate, or inside of the layer that is open to the room, and is no part of the U-value.',
  thinSheetNeglected: 'The thin sheet counts without conductivity, density or heat capacity.',
  openingAreaAssumed: ({ show }) => `Slightly ventilated: computed with openings of ${show('area')} mm²/m.`,
  invertedRoofCorrection: ({ show }) =>
    `Inverted roof: the U-value holds an addition of ${show('correction')}\u00a0W/(m²·K).`,
  correctionsAdded: ({ show }) => `The U-value holds ${show('correction')}\u00a0W/(m²·K) for fasteners and air gaps.`,
  correctionsNegligible: ({ show }) =>
    `Fasteners and air gaps make ${show('correction')}\u00a0W/(m²·K): less than 3 % of U, left out (ISO 6946, annex F).`,
  taperedInsulation: ({ show }) =>
    `Taper from ${show('thinnest')} to ${show('thickest')} mm: U is that over the area (ISO 6946, annex C); resistances and mould are those of the thinnest point.`,
  taperAtThinnest: ({ show }) =>
    `U over the area is known for one tapered layer only (ISO 6946, annex C): this one counts at its thinnest point of ${show('thinnest')} mm.`,
  alignedMembersAssumed: 'Members of one direction differ in share; their axes are taken to coincide.',
  mainPathOnly: 'Temperatures, moisture and summer figures are those between the members.',
  surfaceCondensation: 'Water condenses on the room side surface.',
  condensateExceedsLimit: 'More water condenses than is allowed.',
  condensateRemains: 'The condensate does not dry completely in summer.',
  dryingReserveLow: 'The drying reserve of the timber construction is too small (DIN 68800-2).',
  mouldRisk: 'Mould may grow on the room side surface.',
  mouldAsOutdoors: 'Mould is assessed as if against outdoor air, on the safe side.',
  timeShiftAmbiguous: 'The delay is longer than a day and known only modulo 24 hours.',
}
