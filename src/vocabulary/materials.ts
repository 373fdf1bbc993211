export const materialCategories = [
  'concrete',
  'masonry',
  'mortar',
  'plaster',
  'screed',
  'board',
  'wood',
  'woodPanel',
  'insulation',
  'fill',
  'membrane',
  'roofing',
  'facade',
  'metal',
  'flooring',
  'coating',
  'glass',
  'air',
] as const
export type MaterialCategory = (typeof materialCategories)[number]

/** How a material is drawn in section (DIN 1356-1, DIN ISO 128-50 custom). */
export const hatches = [
  'reinforcedConcrete',
  'concrete',
  'sandLime',
  'brick',
  'mineralWool',
  'cellulose',
  'woodFibre',
  'rigidFoam',
  'timber',
  'timberLong',
  'woodPanel',
  'crossLaminatedTimber',
  'plaster',
  'screed',
  'gypsumBoard',
  'gravel',
  'waterproofing',
  'vapourBarrier',
  'tile',
  'metal',
  'soil',
  'glass',
  'air',
] as const
export type Hatch = (typeof hatches)[number]

/**
 * What the rules of the norms ask of a material, beyond its figures:
 * - `air`: an air layer; its resistance follows ISO 6946:2017, 6.9, not a conductivity
 * - `wood`, `woodBased`: limits of moisture by mass (DIN 4108-3, 5.2.2), members of a frame
 * - `nonAbsorbing`: next to it at most 0.5 kg/m² may condense (DIN 4108-3, 5.2.2)
 * - `vapourTight`: no vapour passes (sd ≥ 1500 m); has no finite resistance factor
 * - `waterproofing`: what lies outside it does not count in a roof or against the ground (DIN 4108-2)
 * - `insulatesWet`: may lie outside the waterproofing and still counts (XPS, foam glass)
 * - `vegetation`: substrate of a green roof, for which the two-period balance is not valid
 * - `metal`: where it bridges insulation, the combined method does not apply (ISO 6946:2017, 6.7.2.1)
 * - `biogenic`: grown; stores carbon until its end of life
 */
export const materialTraits = [
  'air',
  'wood',
  'woodBased',
  'nonAbsorbing',
  'vapourTight',
  'waterproofing',
  'insulatesWet',
  'vegetation',
  'metal',
  'biogenic',
] as const
export type MaterialTrait = (typeof materialTraits)[number]

/** Units a dataset may refer its figures to. */
export const referenceUnits = ['kg', 't', 'm3', 'm2', 'm', 'piece'] as const
export type ReferenceUnit = (typeof referenceUnits)[number]

export const datasetTypes = ['generic', 'average', 'representative', 'specific', 'template'] as const
export type DatasetType = (typeof datasetTypes)[number]
