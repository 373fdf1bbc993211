/** Which way moisture is proven (DIN 4108-3): by the list, by the balance of two periods, by simulation (EN 15026). */
export const proofStages = ['list', 'balance', 'simulation'] as const
export type ProofStage = (typeof proofStages)[number]

/** Parts that need no calculation (DIN 4108-3, stage 1). */
export const listRows = [
  'masonryWall',
  'insideInsulation',
  'timberVentilated',
  'timberRendered',
  'halfTimberInfill',
  'halfTimberInside',
  'halfTimberOutside',
  'cellarWall',
  'perimeterSlab',
  'unventilatedRoof',
  'aboveRafters',
  'variableRetarder',
  'sealedRoof',
  'ventilatedFlatRoof',
  'ventilatedRoof',
] as const
export type ListRow = (typeof listRows)[number]

/** Why neither list nor balance may be used, and a simulation is required. */
export const simulationReasons = [
  'greened',
  'ballastOnTimber',
  'indoorClimate',
  'insideInsulation',
  'capillaryActive',
  'timberFlatRoof',
  'rainIntoFacing',
] as const
export type SimulationReason = (typeof simulationReasons)[number]

/** What a proof takes for granted because layers do not show it. */
export const proofConditions = [
  'airtight',
  'rain',
  'renderRepellent',
  'jointShare',
  'claddingOpenings',
  'flatRoofOpenings',
  'roofOpenings',
  'noBuiltInMoisture',
  'rainOpenings',
] as const
export type ProofCondition = (typeof proofConditions)[number]

/** What is said beside a proof: a simulation is advised; a row of the list whose limits are not known here. */
export const proofAdvice = ['simulationAdvised', 'rowWithoutLimits'] as const
export type ProofAdvice = (typeof proofAdvice)[number]

/** Why there is no proof at all. */
export const openReasons = [
  'groundContact',
  'noClimateDifference',
  'unheatedSpace',
  'figureMissing',
  'tooManyPlanes',
  'nothingCounts',
] as const
export type OpenReason = (typeof openReasons)[number]

/** Figures of a layer without which the balance cannot be computed. */
export const proofFigures = ['conductivity', 'vapourResistanceFactor'] as const
export type ProofFigure = (typeof proofFigures)[number]

/** What driving rain meets. */
export const rainSurfaces = [
  'ventilatedCladding',
  'renderedInsulation',
  'timberClad',
  'twoLeaves',
  'facing',
  'render',
  'other',
] as const
export type RainSurface = (typeof rainSurfaces)[number]

/** How a surface takes up water, by its coefficient w (DIN 4108-3). */
export const absorptionClasses = ['watertight', 'repellent', 'inhibiting', 'absorbing'] as const
export type AbsorptionClass = (typeof absorptionClasses)[number]

/** Figures of a surface that the conditions against driving rain ask for. */
export const rainFigures = ['waterAbsorption', 'sd'] as const
export type RainFigure = (typeof rainFigures)[number]
