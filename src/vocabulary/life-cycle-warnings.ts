/**
 * Why a figure of the life cycle is absent, a lower bound or estimated. Texts belong to whoever shows them.
 *
 * Lower bounds (the layer stands in `missing`):
 * - `materialUnknown`: nothing is known of the material at `path`; the catalogue may no longer hold it
 * - `datasetUnknown`: the material has no dataset in the release
 * - `accessoryDatasetUnknown`: something that is built in within the layer has no dataset in the release
 * - `declarationOfOtherGeneration`: the material's own declaration follows `values.declared`, another amendment of EN
 *   15804 than the release; their figures are never added
 * - `datasetNotConvertible`: the dataset is per `values.unit`, and what the layer needs of it cannot be told
 * - `serviceLifeUnknown`: how often the layer is replaced cannot be told
 * - `remainingServiceLifeUnknown`: the same of an existing layer, of which the remaining years are not given
 * - `serviceLifeOpen`: of layers `values.layers` the table only says that they serve at least 50 years, which the study
 *   period of `values.years` outlasts; 50 are counted with
 * - `modulesNotDeclared`: the dataset declares none of `values.modules`, which a complete balance needs
 * - `indicatorNotDeclared`: layers `values.layers` leave out `values.indicator` somewhere; its sum is a lower bound
 *
 * Stated with the figure:
 * - `densityDiffers`: figures are per m³ of a product of `values.dataset` kg/m³, the material has `values.material`
 * - `areaNotScaled`: figures are per m² of a product of `values.dataset` kg/m² and counted once; the layer weighs
 *   `values.material` kg/m²
 * - `areaScaled`: figures are per m² of a product of another thickness and count `values.factor` times
 * - `transportDistanceUnused`: the distance scales nothing, for want of what `values.reason` names: the `vehicle`, its
 *   `figures` in the release, or the `mass` of the part
 * - `transportReplacesDeclared`: A4 is that of the distance, not the `values.declared` kg CO₂e/m² of the dataset
 * - `biogenicBalanceOpen`: `values.balance` kg CO₂e/m² of the carbon taken up are not released; the sum is a lower bound
 * - `biogenicReleaseOpen`: `values.balance` kg CO₂e/m² more are released than were taken up
 * - `releaseWithoutUptake`: existing layers `values.layers` release `values.release` kg CO₂e/m² that a production before
 *   the study period took up
 * - `climatePartsDiffer`: gwpTotal of `values.module` differs from fossil + biogenic + luluc
 * - `biogenicCarbonEstimated`: stored carbon follows EN 16449, not a declaration
 * - `biogenicCarbonUnknown`: a grown material without declared carbon; the stored amount is left out
 * - `datasetExpired`: `values.count` datasets are past their validity, the first since `values.since`; once a construction
 */
export const lifeCycleWarningCodes = [
  'materialUnknown',
  'datasetUnknown',
  'declarationOfOtherGeneration',
  'accessoryDatasetUnknown',
  'datasetNotConvertible',
  'serviceLifeUnknown',
  'remainingServiceLifeUnknown',
  'serviceLifeOpen',
  'modulesNotDeclared',
  'indicatorNotDeclared',
  'densityDiffers',
  'areaNotScaled',
  'areaScaled',
  'transportDistanceUnused',
  'transportReplacesDeclared',
  'biogenicBalanceOpen',
  'biogenicReleaseOpen',
  'releaseWithoutUptake',
  'climatePartsDiffer',
  'biogenicCarbonEstimated',
  'biogenicCarbonUnknown',
  'datasetExpired',
  'releaseExpired',
] as const
export type LifeCycleWarningCode = (typeof lifeCycleWarningCodes)[number]
