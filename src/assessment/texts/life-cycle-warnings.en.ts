import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import { type Sentences, symbolOf, titled } from './sentence.ts'

/** What a distance needs to count. */
const lacks: Readonly<Record<string, string>> = {
  vehicle: 'no vehicle is chosen, and there are no figures per tonne kilometre without one',
  figures: 'the data release has no figures for the vehicle',
  mass: 'the mass is not known',
}
const lackOf = (reason: string) => lacks[reason] ?? lacks['figures']

/** What the warnings of the life cycle say. */
export const lifeCycleWarnings: Sentences<LifeCycleWarningCode> = {
  materialUnknown: 'This material is no longer in the catalogue; it does not count.',
  datasetUnknown: 'The data release has no dataset for this material; the balance is a lower bound.',
  accessoryDatasetUnknown:
    'The data release has no dataset for a part built into this layer; the balance is a lower bound.',
  declarationOfOtherGeneration: ({ show }) =>
    `The own EPD follows ${show('declared')}, the data release another amendment; the two are not added. Choose a release of ${show('declared')}; until then the balance is a lower bound.`,
  datasetNotConvertible: ({ show }) => `The dataset is per ${show('unit')} and cannot be converted to the layer.`,
  serviceLifeUnknown: 'The service life is unknown; replacements do not count.',
  remainingServiceLifeUnknown:
    'The remaining service life of the existing layer is not given; replacements do not count.',
  serviceLifeOpen: ({ show }) =>
    `The table only says “at least 50 years” of layer ${show('layers')}; over ${show('years')} years 50 are counted with. How long does it really serve? The figure can be typed for each layer.`,
  modulesNotDeclared: ({ show }) => `The dataset does not declare ${show('modules')}; the balance is a lower bound.`,
  indicatorNotDeclared: ({ show }) =>
    `${symbolOf(show('indicator'))} is not declared throughout (layer ${show('layers')}); the sum is a lower bound.`,
  densityDiffers: ({ show }) =>
    `The dataset describes a product of ${show('dataset')}\u00a0kg/m³, the material has ${show('material')}\u00a0kg/m³.`,
  areaNotScaled: ({ show }) =>
    `The dataset is per m² of a product of ${show('dataset')}\u00a0kg/m² and counts once; the layer weighs ${show('material')}\u00a0kg/m².`,
  areaScaled: ({ show }) =>
    `The dataset is for a product of another thickness and counts ${show('factor')} times; please check the thickness.`,
  transportDistanceUnused: ({ show }) => `The transport distance does not count: ${lackOf(show('reason'))}.`,
  transportReplacesDeclared: ({ show }) =>
    `A4 follows the transport distance; the ${show('declared')}\u00a0kg CO₂e/m² that the dataset declares for it do not count.`,
  biogenicBalanceOpen: ({ show }) =>
    `The end of life does not release ${show('balance')}\u00a0kg CO₂e/m² of the carbon taken up; the balance is a lower bound.`,
  biogenicReleaseOpen: ({ show }) =>
    `The end of life releases ${show('balance')}\u00a0kg CO₂e/m² more carbon than was taken up.`,
  releaseWithoutUptake: ({ show }) =>
    `Existing timber (layer ${show('layers')}) releases ${show('release')}\u00a0kg CO₂e/m² at its end of life; it took them up before the study period, and what stands already does not count in production (QNG, eLCA).`,
  climatePartsDiffer: ({ show }) => `In ${show('module')} GWP-total is not the sum of fossil, biogenic and land use.`,
  biogenicCarbonEstimated: 'The stored carbon is estimated by EN 16449.',
  biogenicCarbonUnknown: 'The carbon stored in a grown material is not declared.',
  releaseExpired: ({ show }) =>
    `The data release ${titled(show('release'))} has expired (all of it was valid until ${show('since')}); it still counts. ${show('newer') === '' ? 'Newer data: administration, data releases, read the official file of ÖKOBAUDAT, or “npm run cli -- catalogue import FILE --switch-on”.' : `${titled(show('newer'))} is newer: it can be chosen as data release.`}`,
  datasetExpired: ({ show }) =>
    show('count') === '1'
      ? `One dataset of this construction has expired (valid until ${show('since')}); it still counts.`
      : `${show('count')} datasets of this construction have expired (the first was valid until ${show('since')}); they still count.`,
}
