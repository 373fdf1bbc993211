/**
 * Why a figure of the building physics is absent, assumed or outside its method. Texts belong to whoever shows them.
 *
 * Absent:
 * - `conductivityUnknown`, `densityUnknown`, `heatCapacityUnknown`, `vapourResistanceUnknown`: the material at `path`
 *   lacks the figure; what depends on it is null
 * - `nothingRemains`: every layer is removed
 * - `metalBridge`: metal at `path` penetrates insulation; the combined method is not applicable (ISO 6946:2017, 6.7.2.1)
 *
 * Not applicable:
 * - `moistureGroundContact`, `moistureNoClimateDifference`, `moistureUnheatedSpace`: outside the scope of the moisture
 *   methods (DIN 4108-3, ISO 13788)
 * - `tooManyPlanes`: three or more condensation planes, `values.planes`; DIN 4108-3 annex A does not cover them
 *
 * Stated with the figure:
 * - `limitRatioExceeded`: upper / lower limit is `values.ratio` > 1.5; the combined method is not applicable
 * - `nothingCounts`: no layer lies inside the well-ventilated one
 * - `insulationNotCounted`: insulation outside a ventilated layer, a waterproofing or a substrate; no part of U
 * - `thinSheetNeglected`: a sheet of at most 1 mm without conductivity, density or heat capacity counts without them
 * - `openingAreaAssumed`: slightly ventilated, computed with openings of `values.area` [mm²/m]
 * - `invertedRoofCorrection`: U holds an addition of `values.correction` [W/(m²·K)]
 * - `correctionsAdded`: U holds `values.correction` [W/(m²·K)] for fasteners and air gaps
 * - `correctionsNegligible`: `values.correction` for them is below 3 % of U and left out
 * - `taperedInsulation`: U is that over the area of the layer at `path`, from `values.thinnest` to `values.thickest` [mm];
 *   resistances are those of the thinnest point
 * - `taperAtThinnest`: another layer tapers; the one at `path` counts in U at its thinnest point, `values.thinnest` [mm]
 * - `alignedMembersAssumed`: members of one direction differ in spacing; their axes are taken to coincide
 * - `mainPathOnly`: temperatures, moisture and summer figures are those between the members
 * - `surfaceCondensation`: water condenses on the room side surface
 * - `condensateExceedsLimit` (`condensate`, `limit`), `condensateRemains` (`condensate`, `evaporation`),
 *   `dryingReserveLow` (`reserve`, `required`) [kg/m²], `mouldRisk` (`fRsi`, in a month also `fRsiMin`): the verdict
 * - `mouldAsOutdoors`: assessed as if against outdoor air, on the safe side
 * - `timeShiftAmbiguous`: the delay is longer than a period and known only modulo 24 h
 */
export const physicsWarningCodes = [
  'conductivityUnknown',
  'densityUnknown',
  'heatCapacityUnknown',
  'vapourResistanceUnknown',
  'nothingRemains',
  'metalBridge',
  'moistureGroundContact',
  'moistureNoClimateDifference',
  'moistureUnheatedSpace',
  'tooManyPlanes',
  'limitRatioExceeded',
  'nothingCounts',
  'insulationNotCounted',
  'thinSheetNeglected',
  'openingAreaAssumed',
  'invertedRoofCorrection',
  'correctionsAdded',
  'correctionsNegligible',
  'taperedInsulation',
  'taperAtThinnest',
  'alignedMembersAssumed',
  'mainPathOnly',
  'surfaceCondensation',
  'condensateExceedsLimit',
  'condensateRemains',
  'dryingReserveLow',
  'mouldRisk',
  'mouldAsOutdoors',
  'timeShiftAmbiguous',
] as const
export type PhysicsWarningCode = (typeof physicsWarningCodes)[number]
