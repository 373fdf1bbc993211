import { definitionOf, type FigureKey, type FigurePlace, figureDefinitions, figureKeys } from './figures.ts'
import { type Quantity, unitOfQuantity } from './quantities.ts'

/** A value on the way to a figure: of a layer, of a path through the construction, of a plane in which water condenses. */
type Definition = {
  /** As a trace names it. */
  readonly place: string
  /** `_` begins a subscript. */
  readonly symbol: string
  readonly quantity: Quantity
  /** Said of a layer, not of the whole construction. */
  readonly perLayer?: true
}

/** Every value on the way to a figure that a trace tells of. */
export const intermediateDefinitions = {
  layerResistance: { place: 'layers.resistance', symbol: 'R', quantity: 'resistance', perLayer: true },
  memberResistance: { place: 'layers.memberResistance', symbol: 'R_member', quantity: 'resistance', perLayer: true },
  meanResistance: { place: 'layers.meanResistance', symbol: 'R_mean', quantity: 'resistance', perLayer: true },
  layerMass: { place: 'layers.mass', symbol: 'm′', quantity: 'mass', perLayer: true },
  bodyMass: { place: 'layers.bodyMass', symbol: 'm′_0', quantity: 'mass', perLayer: true },
  accessoryMass: { place: 'layers.accessoryMass', symbol: 'm′_j', quantity: 'mass', perLayer: true },
  layerSd: { place: 'layers.sd', symbol: 's_d', quantity: 'sd', perLayer: true },
  bayHeatCapacity: { place: 'layers.bayHeatCapacity', symbol: 'C_bay', quantity: 'layerHeatCapacity', perLayer: true },
  memberHeatCapacity: {
    place: 'layers.memberHeatCapacity',
    symbol: 'C_member',
    quantity: 'layerHeatCapacity',
    perLayer: true,
  },
  meanHeatCapacity: {
    place: 'layers.meanHeatCapacity',
    symbol: 'C_mean',
    quantity: 'layerHeatCapacity',
    perLayer: true,
  },
  rBay: { place: 'thermal.rBay', symbol: 'R_bay', quantity: 'resistance' },
  uBay: { place: 'thermal.uBay', symbol: 'U_bay', quantity: 'uValue' },
  memberChange: { place: 'thermal.memberChange', symbol: 'ΔR', quantity: 'resistance' },
  pathResistance: { place: 'thermal.pathResistance', symbol: 'R_q', quantity: 'resistance' },
  rUpperClosed: { place: 'thermal.rUpperClosed', symbol: 'R_upper,closed', quantity: 'resistance' },
  rLowerClosed: { place: 'thermal.rLowerClosed', symbol: 'R_lower,closed', quantity: 'resistance' },
  rTotalClosed: { place: 'thermal.rTotalClosed', symbol: 'R_tot,closed', quantity: 'resistance' },
  rUpperOpen: { place: 'thermal.rUpperOpen', symbol: 'R_upper,open', quantity: 'resistance' },
  rLowerOpen: { place: 'thermal.rLowerOpen', symbol: 'R_lower,open', quantity: 'resistance' },
  rTotalOpen: { place: 'thermal.rTotalOpen', symbol: 'R_tot,open', quantity: 'resistance' },
  rseOpen: { place: 'thermal.rseOpen', symbol: 'R_se,open', quantity: 'resistance' },
  airGapCorrection: { place: 'layers.airGapCorrection', symbol: 'ΔU_g', quantity: 'uValue', perLayer: true },
  fastenerCorrection: { place: 'layers.fastenerCorrection', symbol: 'ΔU_f', quantity: 'uValue', perLayer: true },
  thinnestResistance: { place: 'layers.thinnestResistance', symbol: 'R', quantity: 'resistance', perLayer: true },
  middleResistance: { place: 'layers.middleResistance', symbol: 'R_m', quantity: 'resistance', perLayer: true },
  taperResistance: { place: 'layers.taperResistance', symbol: 'R_1', quantity: 'resistance', perLayer: true },
  uTapered: { place: 'thermal.uTapered', symbol: 'U_taper', quantity: 'uValue' },
  rainCorrection: { place: 'thermal.rainCorrection', symbol: 'ΔU_r', quantity: 'uValue' },
  additionOfRoof: { place: 'thermal.additionOfRoof', symbol: 'ΔU_r', quantity: 'uValue' },
  correction: { place: 'thermal.correction', symbol: 'ΔU', quantity: 'uValue' },
  rsiMoisture: { place: 'moisture.rsi', symbol: 'R_si', quantity: 'resistance' },
  rseMoisture: { place: 'moisture.rse', symbol: 'R_se', quantity: 'resistance' },
  rBayMoisture: { place: 'moisture.rBay', symbol: 'R_bay', quantity: 'resistance' },
  rWeakest: { place: 'moisture.rWeakest', symbol: 'R_min', quantity: 'resistance' },
  planeTemperature: { place: 'moisture.planes.temperature', symbol: 'θ_c', quantity: 'temperature', perLayer: true },
  planePressure: { place: 'moisture.planes.pressure', symbol: 'p_c', quantity: 'pressure', perLayer: true },
  planeSd: { place: 'moisture.planes.sd', symbol: 's_d,c', quantity: 'sd', perLayer: true },
  planeCondensate: { place: 'moisture.planes.condensate', symbol: 'M_c', quantity: 'condensate', perLayer: true },
  planeEvaporation: { place: 'moisture.planes.evaporation', symbol: 'M_ev', quantity: 'condensate', perLayer: true },
  dryingInwards: { place: 'moisture.planes.dryingInwards', symbol: 'g_i', quantity: 'condensate', perLayer: true },
  dryingOutwards: { place: 'moisture.planes.dryingOutwards', symbol: 'g_e', quantity: 'condensate', perLayer: true },
  dryingTime: { place: 'moisture.planes.dryingTime', symbol: 't', quantity: 'factor', perLayer: true },
  bodyLimit: { place: 'moisture.planes.bodyLimit', symbol: 'M_c,max', quantity: 'condensate', perLayer: true },
  planeLimit: { place: 'moisture.planes.limit', symbol: 'M_c,max', quantity: 'condensate', perLayer: true },
  heatFlux: { place: 'thermal.heatFlux', symbol: 'q', quantity: 'heatFlux' },
  faceTemperature: { place: 'thermal.temperatures.temperature', symbol: 'θ', quantity: 'temperature', perLayer: true },
  dewPoint: { place: 'thermal.temperatures.dewPoint', symbol: 'θ_s', quantity: 'temperature', perLayer: true },
  mouldTemperature: { place: 'moisture.monthly.mouldTemperature', symbol: 'θ_si,min', quantity: 'temperature' },
  requiredFactor: { place: 'moisture.monthly.fRsiMin', symbol: 'f_Rsi,min', quantity: 'factor' },
  monthFlux: { place: 'moisture.monthly.heatFlux', symbol: 'q', quantity: 'heatFlux' },
  nodeSd: { place: 'moisture.monthly.sd', symbol: 's_d,n', quantity: 'sd' },
  nodeResistance: { place: 'moisture.monthly.resistance', symbol: 'R_n', quantity: 'resistance' },
  nodeTemperature: { place: 'moisture.monthly.temperature', symbol: 'θ_n', quantity: 'temperature' },
  nodeSaturation: { place: 'moisture.monthly.saturation', symbol: 'p_sat,n', quantity: 'pressure' },
  nodePressure: { place: 'moisture.monthly.pressure', symbol: 'p_n', quantity: 'pressure' },
  monthWater: { place: 'moisture.monthly.water', symbol: 'M_a,c', quantity: 'condensate' },
  monthAccumulated: { place: 'moisture.monthly.accumulated', symbol: 'M_a', quantity: 'condensate' },
  peak: { place: 'moisture.monthly.peak', symbol: 'M_a', quantity: 'condensate' },
  attenuation: { place: 'summer.attenuation', symbol: 'Σξ', quantity: 'factor' },
  realZ11: { place: 'summer.realZ11', symbol: 'Re Z_11', quantity: 'factor' },
  imaginaryZ11: { place: 'summer.imaginaryZ11', symbol: 'Im Z_11', quantity: 'factor' },
  realZ12: { place: 'summer.realZ12', symbol: 'Re Z_12', quantity: 'resistance' },
  imaginaryZ12: { place: 'summer.imaginaryZ12', symbol: 'Im Z_12', quantity: 'resistance' },
  realZ22: { place: 'summer.realZ22', symbol: 'Re Z_22', quantity: 'factor' },
  imaginaryZ22: { place: 'summer.imaginaryZ22', symbol: 'Im Z_22', quantity: 'factor' },
  realZ12Surface: { place: 'summer.realZ12Surface', symbol: 'Re Z′_12', quantity: 'resistance' },
  imaginaryZ12Surface: { place: 'summer.imaginaryZ12Surface', symbol: 'Im Z′_12', quantity: 'resistance' },
  effectiveDepth: { place: 'summer.effectiveDepth', symbol: 'd_wirk', quantity: 'thickness' },
  partMass: { place: 'lifeCycle.partMass', symbol: 'm′', quantity: 'mass', perLayer: true },
  areaFactor: { place: 'lifeCycle.areaFactor', symbol: 'a', quantity: 'factor', perLayer: true },
  referenceFlow: { place: 'lifeCycle.referenceFlow', symbol: 'n', quantity: 'factor', perLayer: true },
  production: { place: 'lifeCycle.production', symbol: 'GWP_A1–A3', quantity: 'gwp', perLayer: true },
  transportMass: { place: 'lifeCycle.transportMass', symbol: 'm′', quantity: 'mass', perLayer: true },
  transport: { place: 'lifeCycle.transport', symbol: 'GWP_A4', quantity: 'gwp', perLayer: true },
  replacements: { place: 'lifeCycle.replacements', symbol: 'k', quantity: 'count', perLayer: true },
  pricedMass: { place: 'cost.mass', symbol: 'm′', quantity: 'mass', perLayer: true },
  partCost: { place: 'cost.part', symbol: 'k', quantity: 'cost', perLayer: true },
  partCostOverTime: { place: 'cost.partOverTime', symbol: 'k_T', quantity: 'cost', perLayer: true },
  partCostDiscounted: { place: 'cost.partDiscounted', symbol: 'k_i', quantity: 'cost', perLayer: true },
  partCarbon: { place: 'lifeCycle.partCarbon', symbol: 'CO_2,bio', quantity: 'carbonStored', perLayer: true },
} as const satisfies Record<string, Definition>

export type IntermediateKey = keyof typeof intermediateDefinitions
/** What a step of a trace computes. */
export type StepKey = FigureKey | IntermediateKey
/** Where it stands, as a trace names it. */
export type StepPlace = FigurePlace | (typeof intermediateDefinitions)[IntermediateKey]['place']

const isFigure = (key: StepKey): key is FigureKey => Object.hasOwn(figureDefinitions, key)

/** Place, symbol and kind of what a step computes. */
export const stepDefinition = (key: StepKey): Definition =>
  isFigure(key) ? definitionOf(key) : intermediateDefinitions[key]

/** Unit of what a step computes. */
export const unitOfStep = (key: StepKey): string => unitOfQuantity(stepDefinition(key).quantity)

const isIntermediate = (key: string): key is IntermediateKey => Object.hasOwn(intermediateDefinitions, key)
/** Every value on the way to a figure. */
export const intermediateKeys: readonly IntermediateKey[] = Object.keys(intermediateDefinitions).filter(isIntermediate)

const byPlace = new Map<string, StepKey>(
  [...figureKeys, ...intermediateKeys].map((key) => [stepDefinition(key).place, key]),
)
/** What a trace means by a place; undefined for one that is not of the list. */
export const stepAt = (place: string): StepKey | undefined => byPlace.get(place)
