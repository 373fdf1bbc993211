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

/**
 * What a layer of a material may serve as: where it fits, and what may stand in its place. A material that fits none
 * (structural timber, concrete, loose metal) has no use.
 */
export const materialUses = [
  'cavityInsulation',
  'renderedInsulation',
  'ventilatedInsulation',
  'screedInsulation',
  'perimeterInsulation',
  'flatRoofInsulation',
  'airtightLayer',
  'sheathing',
  'lining',
  'renderOutside',
  'plasterInside',
  'masonry',
  'cladding',
  'roofing',
  'screed',
  'floorCovering',
  'sealing',
] as const
export type MaterialUse = (typeof materialUses)[number]

/**
 * How well a figure is founded, best first:
 * - `read`: read in the primary text or the dataset itself
 * - `agreed`: several public sources agree
 * - `single`: one secondary source
 * - `recalled`: class or table value without the text at hand; to be checked against the product's declaration
 * - `analogy`: concluded from a related material; to be checked likewise
 */
export const figureStatuses = ['read', 'agreed', 'single', 'recalled', 'analogy'] as const
export type FigureStatus = (typeof figureStatuses)[number]

/** Whether a figure is a class value, to be checked against the product's declaration. */
export const isClassValue = (status: FigureStatus | undefined): boolean => status === 'recalled' || status === 'analogy'

/**
 * Gross dry density classes of masonry units [kg/dm³]: a unit is of the least class that its density does not exceed
 * (DIN 20000-401, -402, -404; DIN V 18151 and 18152).
 */
export const densityClasses = [
  0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6,
] as const
export type DensityClass = (typeof densityClasses)[number]

/**
 * How an end of life that is a process, and not the product's own, stands for the product:
 * - `biogenicBalance`: it releases what the production took up (EN 15804+A2: no biogenic carbon stays)
 * - `ownCredit`: it gives disposal alone; the credit of module D is what the product declares, or none
 */
export const endOfLifeTreatments = ['biogenicBalance', 'ownCredit'] as const
export type EndOfLifeTreatment = (typeof endOfLifeTreatments)[number]

/** What is built in beside layers, by kind. */
export const accessoryKinds = ['reinforcement', 'studs', 'profile', 'fastener', 'mesh', 'mortar', 'services'] as const
export type AccessoryKind = (typeof accessoryKinds)[number]

/** Amounts of accessories: per volume of the layer, or per area of the construction. */
export const accessoryUnits = ['kg/m³', 'kg/m²', 'm²/m²', 'm³/m³'] as const
export type AccessoryUnit = (typeof accessoryUnits)[number]

/** Units a dataset may refer its figures to. */
export const referenceUnits = ['kg', 't', 'm3', 'm2', 'm', 'piece'] as const
export type ReferenceUnit = (typeof referenceUnits)[number]

export const datasetTypes = ['generic', 'average', 'representative', 'specific', 'template'] as const
export type DatasetType = (typeof datasetTypes)[number]

/** Most parts whose figures are asked for at once. */
export const MOST_PARTS = 60
