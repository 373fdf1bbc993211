import type { de } from '../../texts/explanation.de.ts'

type TextKey = Extract<keyof typeof de, `${'quantity' | 'input' | 'method'}.${string}`>
type Named = { readonly symbol: string; readonly name: TextKey }

/** Figures of a result that can be explained, with symbol and name; `_` begins a subscript. */
const quantities = {
  'thermal.uValue': { symbol: 'U', name: 'quantity.uValue' },
  'thermal.rTotal': { symbol: 'R_tot', name: 'quantity.rTotal' },
  'thermal.rUpper': { symbol: 'R_upper', name: 'quantity.rUpper' },
  'thermal.rLower': { symbol: 'R_lower', name: 'quantity.rLower' },
  'thermal.rsi': { symbol: 'R_si', name: 'quantity.rsi' },
  'thermal.rse': { symbol: 'R_se', name: 'quantity.rse' },
  'layers.resistance': { symbol: 'R', name: 'quantity.layerResistance' },
  'layers.mass': { symbol: 'm′', name: 'quantity.layerMass' },
  'geometry.mass': { symbol: 'm′', name: 'quantity.mass' },
  'geometry.thickness': { symbol: 'd', name: 'quantity.thickness' },
  'moisture.fRsi': { symbol: 'f_Rsi', name: 'quantity.fRsi' },
  'moisture.surfaceTemperature': { symbol: 'θ_si', name: 'quantity.surfaceTemperature' },
  'moisture.sdTotal': { symbol: 's_d', name: 'quantity.sdTotal' },
  'moisture.sdInside': { symbol: 's_d,i', name: 'quantity.sdInside' },
  'moisture.sdOutside': { symbol: 's_d,e', name: 'quantity.sdOutside' },
  'moisture.condensate': { symbol: 'M_c', name: 'quantity.condensate' },
  'moisture.evaporation': { symbol: 'M_ev', name: 'quantity.evaporation' },
  'moisture.limit': { symbol: 'M_c,max', name: 'quantity.limit' },
  'moisture.dryingReserve': { symbol: 'M_ev − M_c', name: 'quantity.dryingReserve' },
  'moisture.monthly.peak': { symbol: 'M_a', name: 'quantity.peak' },
  'summer.periodicTransmittance': { symbol: 'Y_12', name: 'quantity.periodicTransmittance' },
  'summer.timeShift': { symbol: 'φ', name: 'quantity.timeShift' },
  'summer.decrement': { symbol: 'f', name: 'quantity.decrement' },
  'summer.dampingTav': { symbol: '1/TAV', name: 'quantity.dampingTav' },
  'summer.arealHeatCapacityInside': { symbol: 'κ_1', name: 'quantity.arealHeatCapacityInside' },
  'summer.arealHeatCapacityOutside': { symbol: 'κ_2', name: 'quantity.arealHeatCapacityOutside' },
  'summer.effectiveHeatCapacity': { symbol: 'C_wirk', name: 'quantity.effectiveHeatCapacity' },
  'lifeCycle.gwp': { symbol: 'GWP', name: 'quantity.gwp' },
  'lifeCycle.penrt': { symbol: 'PENRT', name: 'quantity.penrt' },
  'lifeCycle.pert': { symbol: 'PERT', name: 'quantity.pert' },
  'lifeCycle.referenceFlow': { symbol: 'n', name: 'quantity.referenceFlow' },
  'lifeCycle.production': { symbol: 'GWP_A1–A3', name: 'quantity.production' },
  'lifeCycle.replacements': { symbol: 'k', name: 'quantity.replacements' },
  'lifeCycle.biogenicCarbonStored': { symbol: 'CO_2,bio', name: 'quantity.biogenicCarbonStored' },
} as const satisfies Record<string, Named>
export type QuantityName = keyof typeof quantities

const formulas = {
  surfaceResistance: { text: '', method: 'method.surfaceResistance' },
  layerResistance: { text: 'R = d / λ', method: 'method.layerResistance' },
  airLayerResistance: { text: '', method: 'method.airLayerResistance' },
  upperLimit: { text: '1 / R_upper = Σ f_q / R_q', method: 'method.upperLimit' },
  lowerLimit: { text: 'R_lower = R_si + Σ 1 / (Σ f_q / R_j,q) + R_se', method: 'method.lowerLimit' },
  meanOfLimits: { text: 'R_tot = (R_upper + R_lower) / 2', method: 'method.meanOfLimits' },
  transmittance: { text: 'U = 1 / R_tot + ΔU', method: 'method.transmittance' },
  arealMass: { text: 'm′ = Σ d · f · ρ', method: 'method.arealMass' },
  sumOfLayers: { text: 'Σ', method: 'method.sumOfLayers' },
  temperatureFactor: { text: 'f_Rsi = 1 − R_si / R_min', method: 'method.temperatureFactor' },
  surfaceTemperature: { text: 'θ_si = θ_e + f_Rsi · (θ_i − θ_e)', method: 'method.surfaceTemperature' },
  sdToPlane: { text: 's_d = Σ μ · d', method: 'method.sdToPlane' },
  condensate: { text: 'M_c = t_c · (g_in − g_out)', method: 'method.condensate' },
  evaporation: { text: 'M_ev = t_ev · (g_out + g_in)', method: 'method.evaporation' },
  condensateLimit: { text: '', method: 'method.condensateLimit' },
  dryingReserve: { text: 'M_ev − M_c', method: 'method.dryingReserve' },
  monthlyBalance: { text: 'M_a = Σ g_c · t', method: 'method.monthlyBalance' },
  transferMatrix: { text: 'Y_12 = −1 / Z_12', method: 'method.transferMatrix' },
  timeShift: { text: 'φ = T / 2π · arg(Z_12)', method: 'method.timeShift' },
  decrement: { text: 'f = |Y_12| / U', method: 'method.decrement' },
  amplitudeRatio: { text: '1/TAV = |Z_11|', method: 'method.amplitudeRatio' },
  arealHeatCapacity: { text: 'κ = T / 2π · |(Z_11 − 1) / Z_12|', method: 'method.arealHeatCapacity' },
  tenCentimetreRule: { text: 'C_wirk = Σ c · ρ · d', method: 'method.tenCentimetreRule' },
  flowTimesFigure: { text: 'GWP_A1–A3 = n · GWP_dataset', method: 'method.flowTimesFigure' },
  'referenceFlow.kg': { text: 'n = ρ · d · f / q', method: 'method.referenceFlow' },
  'referenceFlow.t': { text: 'n = ρ · d · f / (1000 · q)', method: 'method.referenceFlow' },
  'referenceFlow.m3': { text: 'n = d · f / q', method: 'method.referenceFlow' },
  'referenceFlow.m2': { text: 'n = f / q', method: 'method.referenceFlow' },
  'referenceFlow.m': { text: 'n = l / q', method: 'method.referenceFlow' },
  replacements: { text: 'k = ceil(T_S / T_L) − 1', method: 'method.replacements' },
  sumOfModules: { text: 'Σ A … C', method: 'method.sumOfModules' },
} as const satisfies Record<string, { readonly text: string; readonly method: TextKey }>
export type FormulaName = keyof typeof formulas

type Input = Named & {
  /** SI; empty for counts and words, `dataset` for what the dataset is declared in. */
  readonly unit: string
  /** The figure it is, where it can be explained itself. */
  readonly quantity?: QuantityName
}
const resistance = 'm²·K/W'
const inputs = {
  d: { symbol: 'd', unit: 'm', name: 'input.thickness' },
  λ: { symbol: 'λ', unit: 'W/(m·K)', name: 'input.conductivity' },
  ρ: { symbol: 'ρ', unit: 'kg/m³', name: 'input.density' },
  f: { symbol: 'f', unit: '', name: 'input.memberShare' },
  Rmember: { symbol: 'R_member', unit: resistance, name: 'input.memberResistance' },
  heatFlow: { symbol: '', unit: '', name: 'input.heatFlow' },
  adjacency: { symbol: '', unit: '', name: 'input.adjacency' },
  rsi: { symbol: 'R_si', unit: resistance, quantity: 'thermal.rsi', name: 'quantity.rsi' },
  rse: { symbol: 'R_se', unit: resistance, quantity: 'thermal.rse', name: 'quantity.rse' },
  rUpper: { symbol: 'R_upper', unit: resistance, quantity: 'thermal.rUpper', name: 'quantity.rUpper' },
  rLower: { symbol: 'R_lower', unit: resistance, quantity: 'thermal.rLower', name: 'quantity.rLower' },
  rTotal: { symbol: 'R_tot', unit: resistance, quantity: 'thermal.rTotal', name: 'quantity.rTotal' },
  ΔU: { symbol: 'ΔU', unit: 'W/(m²·K)', name: 'input.correction' },
  layers: { symbol: '', unit: '', name: 'input.layers' },
  R: { symbol: 'R_min', unit: resistance, name: 'input.weakest' },
  fRsi: { symbol: 'f_Rsi', unit: '', quantity: 'moisture.fRsi', name: 'quantity.fRsi' },
  insideTemperature: { symbol: 'θ_i', unit: '°C', name: 'input.insideTemperature' },
  outsideTemperature: { symbol: 'θ_e', unit: '°C', name: 'input.outsideTemperature' },
  sdTotal: { symbol: 's_d', unit: 'm', quantity: 'moisture.sdTotal', name: 'quantity.sdTotal' },
  sdInside: { symbol: 's_d,i', unit: 'm', quantity: 'moisture.sdInside', name: 'quantity.sdInside' },
  planes: { symbol: '', unit: '', name: 'input.planes' },
  condensate: { symbol: 'M_c', unit: 'kg/m²', quantity: 'moisture.condensate', name: 'quantity.condensate' },
  evaporation: { symbol: 'M_ev', unit: 'kg/m²', quantity: 'moisture.evaporation', name: 'quantity.evaporation' },
  climate: { symbol: '', unit: '', name: 'input.climate' },
  peakMonth: { symbol: '', unit: '', name: 'input.peakMonth' },
  T: { symbol: 'T', unit: 'h', name: 'input.period' },
  Y12: {
    symbol: 'Y_12',
    unit: 'W/(m²·K)',
    quantity: 'summer.periodicTransmittance',
    name: 'quantity.periodicTransmittance',
  },
  depth: { symbol: '', unit: 'm', name: 'input.depth' },
  amount: { symbol: 'n', unit: '', name: 'input.amount' },
  figure: { symbol: 'GWP_dataset', unit: 'dataset', name: 'input.figure' },
  thickness: { symbol: 'd', unit: 'm', name: 'input.thickness' },
  share: { symbol: 'f', unit: '', name: 'input.share' },
  referenceQuantity: { symbol: 'q', unit: 'dataset', name: 'input.referenceQuantity' },
  density: { symbol: 'ρ', unit: 'kg/m³', name: 'input.density' },
  datasetDensity: { symbol: 'ρ_dataset', unit: 'kg/m³', name: 'input.datasetDensity' },
  arealMass: { symbol: 'm′_dataset', unit: 'kg/m²', name: 'input.arealMass' },
  referenceThickness: { symbol: 'd_dataset', unit: 'm', name: 'input.referenceThickness' },
  serviceLife: { symbol: 'T_L', unit: 'a', name: 'input.serviceLife' },
  referenceStudyPeriod: { symbol: 'T_S', unit: 'a', name: 'input.referenceStudyPeriod' },
} as const satisfies Record<string, Input>
export type InputName = keyof typeof inputs

/** A figure's name where it is one that is known here. */
export const isQuantity = (name: string): name is QuantityName => name in quantities
/** A formula's name where it is one that is known here. */
export const isFormula = (name: string): name is FormulaName => name in formulas
/** An input's name where it is one that is known here. */
export const isInput = (name: string): name is InputName => name in inputs

/** Symbol and name of a figure. */
export const quantityOf = (name: QuantityName): Named => quantities[name]
/** The formula in symbols, empty where a table gives the value, and the method in words. */
export const formulaOf = (name: FormulaName): (typeof formulas)[FormulaName] => formulas[name]
/** Symbol, name and unit of an input. */
export const inputOf = (name: InputName): Input => inputs[name]
