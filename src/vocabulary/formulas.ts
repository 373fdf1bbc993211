import type { InputKey } from './formula-inputs.ts'
import { OWN_PRICES as ownPrices } from './prices.ts'

/** A formula: how it reads, what it takes in order, and where it is from if not from the clause of the figure. */
type Definition = {
  /** In symbols; empty where a table gives the value. `_` begins a subscript. */
  readonly text: string
  /** `modules`: a value for each module by its name. */
  readonly inputs: readonly InputKey[] | 'modules'
  readonly clause?: string
}

const matrixInputs = ['rsi', 'rse', 'resistances', 'heatCapacities'] as const
const cavities = 'ISO 6946:2017, 6.9'
const glaser = 'DIN 4108-3:2018, annex A'
const limits = 'DIN 4108-3:2018, 5.2.2'
const monthly = 'ISO 13788:2012'
const vapour = 'ISO 13788:2012; DIN 4108-3:2018'
const heat = 'ISO 6946:2017'
const annexC = `${heat}, annex C`
const matrix = 'ISO 13786:2017'
const balance = 'EN 15978:2011'

/** Every formula of the calculation. The engine computes with these, a trace names them, a screen shows their text. */
export const formulaDefinitions = {
  surfaceResistance: { text: '', inputs: ['heatFlow'] },
  externalSurfaceResistance: { text: '', inputs: ['adjacency', 'heatFlow'], clause: `${heat}, 6.8 and 6.9` },
  layerResistance: { text: 'R = d / λ', inputs: ['d', 'λ'], clause: heat },
  thinSheet: { text: 'R = 0', inputs: ['d'], clause: heat },
  airLayerResistance: { text: '', inputs: ['d', 'heatFlow'], clause: `${cavities}, table 8` },
  airSpaceResistance: { text: '', inputs: ['d', 'heatFlow', 'width'], clause: `${heat}, annex D` },
  reflectiveAirLayer: { text: '', inputs: ['d', 'heatFlow', 'ε1', 'ε2'], clause: `${heat}, annex D` },
  reflectiveVoid: { text: '', inputs: ['d', 'heatFlow', 'width', 'ε1', 'ε2'], clause: `${heat}, annex D` },
  sumOfResistances: { text: 'R_si + Σ R_j + R_se', inputs: ['rsi', 'rse', 'resistances'], clause: heat },
  meanResistance: {
    text: '1 / R_mean = (1 − f) / R + f / R_member',
    inputs: ['layerResistance', 'memberResistance', 'f'],
    clause: `${heat}, 6.7.2`,
  },
  memberChange: {
    text: 'ΔR = ΔR_0 + R_member − R',
    inputs: ['changeBefore', 'memberResistance', 'layerResistance'],
    clause: `${heat}, 6.7.2`,
  },
  pathResistance: {
    text: 'R_bay + ΔR_v + ΔR_h',
    inputs: ['rBay', 'changeVertical', 'changeHorizontal'],
    clause: `${heat}, 6.7.2`,
  },
  upperLimit: { text: '1 / R_upper = Σ f_q / R_q', inputs: ['shares', 'pathResistances'], clause: `${heat}, 6.7.2` },
  meanOfLimits: { text: 'R_tot = (R_upper + R_lower) / 2', inputs: ['rUpper', 'rLower'], clause: `${heat}, 6.7.2` },
  slightlyVentilated: {
    text: '((1500 − A_v) · R_closed + (A_v − 500) · R_open) / 1000',
    inputs: ['openings', 'closed', 'open'],
    clause: cavities,
  },
  invertedRoof: { text: '', inputs: ['resistanceInside', 'resistanceOfLayers'], clause: 'DIN 4108-2' },
  airGaps: {
    text: 'ΔU_g = ΔU″ · (R_1 / R_T)²',
    inputs: ['gapCorrection', 'penetrated', 'unbridged'],
    clause: `${heat}, F.3`,
  },
  fasteners: {
    text: 'ΔU_f = α · min(1; d_1 / d_0) · λ_f · A_f · n_f / d_1 · (R_1 / R_T)²',
    inputs: ['α', 'fastenerDepth', 'λ', 'fastenerArea', 'fastenersPerArea', 'd', 'penetrated', 'unbridged'],
    clause: `${heat}, F.5`,
  },
  pointBridges: { text: 'ΔU_f = n_f · χ', inputs: ['fastenersPerArea', 'χ'], clause: `${heat}, F.5` },
  rainBelow: {
    text: 'ΔU_r = p · 0.04 · (R_1 / R_T)²',
    inputs: ['rain', 'penetrated', 'unbridged'],
    clause: `${heat}, F.4`,
  },
  countedCorrections: {
    text: 'ΔU = ΔU_r + Σ ΔU_j, Σ ΔU_j ≥ 0.03 / R_tot',
    inputs: ['corrections', 'additionOfRoof', 'rTotal'],
    clause: `${heat}, annex F`,
  },
  transmittance: { text: 'U = 1 / R_tot + ΔU', inputs: ['rTotal', 'correction'] },
  taperedWithCorrection: { text: 'U = U_taper + ΔU', inputs: ['uTapered', 'correction'] },
  taperedRectangle: { text: 'U = ln(1 + R_1 / R_0) / R_1', inputs: ['rThinnest', 'taperResistance'], clause: annexC },
  thickestAtApex: {
    text: 'U = 2 / R_1 · ((1 + R_0 / R_1) · ln(1 + R_1 / R_0) − 1)',
    inputs: ['rThinnest', 'taperResistance'],
    clause: annexC,
  },
  thinnestAtApex: {
    text: 'U = 2 / R_1 · (1 − R_0 / R_1 · ln(1 + R_1 / R_0))',
    inputs: ['rThinnest', 'taperResistance'],
    clause: annexC,
  },
  threeCorners: {
    text: 'U = 2 · (R_0 R_m ln(1 + R_1 / R_0) − R_0 R_1 ln(1 + R_m / R_0) + R_m R_1 ln((R_0 + R_1) / (R_0 + R_m))) / (R_m R_1 (R_1 − R_m))',
    inputs: ['rThinnest', 'middleResistance', 'taperResistance'],
    clause: annexC,
  },
  reciprocal: { text: 'U_bay = 1 / R_bay', inputs: ['rBay'], clause: `${heat}, 6.5.2` },
  arealMass: { text: 'm′ = d · ρ', inputs: ['d', 'ρ'], clause: 'DIN 4108-2' },
  arealMassFramed: {
    text: 'm′ = d · ((1 − f) · ρ + f · ρ_member)',
    inputs: ['d', 'ρ', 'ρmember', 'f'],
    clause: 'DIN 4108-2',
  },
  massPerVolume: { text: 'm′ = a · d · f', inputs: ['perVolume', 'd', 'share'], clause: 'EN 15804+A2' },
  massPerArea: { text: 'm′ = a', inputs: ['perArea'], clause: 'EN 15804+A2' },
  massOfSheet: { text: 'm′ = a · m′_sheet', inputs: ['areaOfSheet', 'arealMassOfSheet'], clause: 'EN 15804+A2' },
  massWithAccessories: { text: 'm′ = m′_0 + Σ m′_j', inputs: ['bodyMass', 'accessoryMasses'], clause: 'DIN 4108-2' },
  sumOfLayers: { text: 'Σ', inputs: ['values'] },
  moistureInside: { text: 'R_si = 0.25', inputs: [], clause: 'DIN 4108-2; DIN 4108-3; ISO 13788:2012, 4.4.1' },
  moistureOutside: { text: '', inputs: ['adjacency'], clause: 'DIN 4108-2; DIN 4108-3' },
  temperatureFactor: { text: 'f_Rsi = 1 − R_si / R_min', inputs: ['rWeakest', 'rsiMoisture'] },
  surfaceTemperature: {
    text: 'θ_si = θ_e + f_Rsi · (θ_i − θ_e)',
    inputs: ['fRsi', 'insideTemperature', 'outsideTemperature'],
  },
  vapourThickness: { text: 's_d = μ · d', inputs: ['μ', 'd'], clause: glaser },
  declaredSd: { text: 's_d', inputs: ['sd'], clause: `${glaser}, A.6` },
  airSd: { text: 's_d = 0.01', inputs: [], clause: 'DIN 4108-3, A.2.3' },
  vapourTightSd: { text: 's_d = 1500', inputs: [], clause: 'DIN 4108-3' },
  sdToPlane: { text: 's_d = Σ s_d,j', inputs: ['bodies', 'wholeBodies', 'fraction'], clause: glaser },
  sdBehindPlane: { text: 's_d − s_d,c', inputs: ['sdTotal', 'planeSd'], clause: glaser },
  temperatureAt: {
    text: 'θ_i − (θ_i − θ_e) · R_i / R_bay',
    inputs: ['insideTemperature', 'outsideTemperature', 'resistanceInside', 'rBayMoisture'],
    clause: monthly,
  },
  saturationPressure: { text: 'p = 610.5 · e^(a · θ / (b + θ))', inputs: ['planeTemperature'], clause: vapour },
  condensate: {
    text: 'M_c = t_c · δ_0 · ((p_1 − p_2) / (s_d,2 − s_d,1) − (p_3 − p_4) / (s_d,4 − s_d,3))',
    inputs: [
      'pressureBefore',
      'pressureFirst',
      'pressureLast',
      'pressureAfter',
      'sdBefore',
      'sdFirst',
      'sdLast',
      'sdAfter',
    ],
    clause: glaser,
  },
  dryingRate: { text: 't_ev · δ_0 · (p_s − 1200) / s_d', inputs: ['dryingSaturation', 'sdSide'], clause: glaser },
  dryingBothWays: { text: 'M_ev = g_i + g_e', inputs: ['dryingInwards', 'dryingOutwards'], clause: glaser },
  dryingTime: { text: 't = M_c / g', inputs: ['planeCondensate', 'dryingRate'], clause: glaser },
  dryingFirst: { text: 'M_ev = min(M_c; g)', inputs: ['planeCondensate', 'dryingRate'], clause: glaser },
  dryingLast: {
    text: 'M_ev = g_away + g_across · max(0; 1 − t)',
    inputs: ['dryingAway', 'dryingAcross', 'dryingTime'],
    clause: glaser,
  },
  sumOfPlanes: { text: 'Σ', inputs: ['values'], clause: glaser },
  generalLimit: { text: 'M_c,max = 1', inputs: [], clause: limits },
  nonAbsorbingLimit: { text: 'M_c,max = 0.5', inputs: [], clause: limits },
  woodLimit: { text: 'M_c,max = 0.05 · ρ · d', inputs: ['ρ', 'd'], clause: limits },
  woodBasedLimit: { text: 'M_c,max = 0.03 · ρ · d', inputs: ['ρ', 'd'], clause: limits },
  lowestLimit: { text: 'min', inputs: ['values'], clause: limits },
  governingLimit: { text: '', inputs: ['condensates', 'limits'], clause: limits },
  dryingReserve: { text: 'M_ev − M_c', inputs: ['evaporation', 'condensate'] },
  heatFlux: {
    text: 'q = (θ_i − θ_e) / R_T',
    inputs: ['insideTemperature', 'outsideTemperature', 'resistanceAcross'],
    clause: monthly,
  },
  temperatureAtFace: {
    text: 'θ = θ_e + q · R_e',
    inputs: ['outsideTemperature', 'heatFlux', 'resistanceOutside'],
    clause: monthly,
  },
  dewPoint: { text: 'θ_s = b · x / (a − x), x = ln(p / 610.5)', inputs: ['airPressure'], clause: monthly },
  mouldTemperature: {
    text: 'θ = b · x / (a − x), x = ln(p / 0.8 / 610.5)',
    inputs: ['airPressure'],
    clause: `${monthly}, 5.3`,
  },
  requiredFactor: {
    text: 'f = (θ_si,min − θ_e) / (θ_i − θ_e)',
    inputs: ['mouldTemperature', 'insideTemperature', 'outsideTemperature'],
    clause: `${monthly}, 5.3`,
  },
  resistanceToNode: {
    text: 'R_n = R_si + Σ R_j + R · k / n',
    inputs: ['rsi', 'resistances', 'wholeBodies', 'part', 'parts'],
    clause: monthly,
  },
  temperatureInMonth: {
    text: 'θ_n = θ_i − q · R_n',
    inputs: ['insideTemperature', 'monthFlux', 'nodeResistance'],
    clause: monthly,
  },
  saturationInMonth: { text: 'p = 610.5 · e^(a · θ / (b + θ))', inputs: ['nodeTemperature'], clause: monthly },
  pressureAtNode: { text: 'p_n = p_sat,n', inputs: ['nodeSaturation'], clause: monthly },
  pressureAtSurface: { text: 'p_n = min(p_air, p_sat,n)', inputs: ['airPressure', 'nodeSaturation'], clause: monthly },
  monthWater: {
    text: 'M_0 + t · δ_0 · ((p_1 − p_2) / (s_d,2 − s_d,1) − (p_2 − p_3) / (s_d,3 − s_d,2))',
    inputs: [
      'waterBefore',
      'seconds',
      'pressureBefore',
      'pressureFirst',
      'pressureLast',
      'sdBefore',
      'sdFirst',
      'sdLast',
    ],
    clause: monthly,
  },
  sumOfNodes: { text: 'Σ', inputs: ['values'], clause: monthly },
  largest: { text: 'max', inputs: ['values'], clause: monthly },
  attenuation: { text: 'Σ √(π · R_j · C_j / T)', inputs: ['resistances', 'heatCapacities'], clause: matrix },
  realZ11: { text: '', inputs: matrixInputs, clause: matrix },
  imaginaryZ11: { text: '', inputs: matrixInputs, clause: matrix },
  realZ12: { text: '', inputs: matrixInputs, clause: matrix },
  imaginaryZ12: { text: '', inputs: matrixInputs, clause: matrix },
  realZ22: { text: '', inputs: matrixInputs, clause: matrix },
  imaginaryZ22: { text: '', inputs: matrixInputs, clause: matrix },
  realZ12Surface: { text: '', inputs: ['rsi', 'resistances', 'heatCapacities'], clause: matrix },
  imaginaryZ12Surface: { text: '', inputs: ['rsi', 'resistances', 'heatCapacities'], clause: matrix },
  transferMatrix: { text: 'Y_12 = 1 / (|Z_12| · e^Σξ)', inputs: ['realZ12', 'imaginaryZ12', 'attenuation'] },
  timeShift: { text: 'φ = −T / 2π · arg(−Z_12)', inputs: ['realZ12', 'imaginaryZ12'] },
  decrement: { text: 'f = |Y_12| / U_bay', inputs: ['periodicTransmittance', 'uBay'] },
  amplitudeRatio: {
    text: '1/TAV = |Z′_12| · e^Σξ / R_si',
    inputs: ['realZ12Surface', 'imaginaryZ12Surface', 'attenuation', 'rsi'],
  },
  arealHeatCapacity: {
    text: 'κ = T / 2π · |(Z_kk − e^−Σξ) / Z_12|',
    inputs: ['realZ', 'imaginaryZ', 'realZ12', 'imaginaryZ12', 'attenuation'],
  },
  layerHeatCapacity: { text: 'C = ρ · c · d', inputs: ['ρ', 'c', 'd'], clause: matrix },
  noHeatCapacity: { text: 'C = 0', inputs: ['d'], clause: matrix },
  meanHeatCapacity: {
    text: 'C_mean = (1 − f) · C_bay + f · C_member',
    inputs: ['bayHeatCapacity', 'memberHeatCapacity', 'f'],
    clause: matrix,
  },
  tenCentimetres: { text: 'd_wirk = 0.1', inputs: [], clause: 'DIN V 18599-2, 10 cm rule' },
  halfThickness: { text: 'd_wirk = min(0.1; Σ d_j / 2)', inputs: ['thicknesses'], clause: 'DIN V 18599-2, 10 cm rule' },
  tenCentimetreRule: {
    text: 'C_wirk = Σ C_j · min(d_j; d_rest) / d_j',
    inputs: ['effectiveDepth', 'thicknesses', 'resistances', 'heatCapacities'],
  },
  massOfPart: { text: 'm′ = ρ · d · f', inputs: ['density', 'd', 'share'], clause: 'EN 15804+A2' },
  massOfArea: { text: 'm′ = m′_dataset · a', inputs: ['arealMass', 'areaFactor'], clause: 'EN 15804+A2' },
  areaAsDeclared: { text: 'a = f', inputs: ['share'], clause: 'EN 15804+A2' },
  areaScaled: {
    text: 'a = f · d / d_dataset',
    inputs: ['share', 'd', 'referenceThickness'],
    clause: 'EN 15804+A2',
  },
  'referenceFlow.kg': { text: 'n = m′ / q', inputs: ['partMass', 'referenceQuantity'] },
  'referenceFlow.t': { text: 'n = m′ / 1000 / q', inputs: ['partMass', 'referenceQuantity'] },
  'referenceFlow.m3': { text: 'n = d · f / q', inputs: ['d', 'share', 'referenceQuantity'] },
  'referenceFlow.m2': { text: 'n = a / q', inputs: ['areaFactor', 'referenceQuantity'] },
  'referenceFlow.m': { text: 'n = l / q', inputs: ['memberLength', 'referenceQuantity'] },
  flowTimesFigure: { text: 'GWP_A1–A3 = n · GWP_dataset', inputs: ['referenceFlow', 'figure'] },
  transportOfPart: {
    text: 'GWP_A4 = m′ / 1000 · s · GWP_t·km',
    inputs: ['transportMass', 'transportDistance', 'figurePerTonneKilometre'],
  },
  replacements: {
    text: 'k = ceil(T_S / T_L) − 1',
    inputs: ['serviceLife', 'referenceStudyPeriod'],
    clause: `${balance}, 9.3.3`,
  },
  replacementsOfExisting: {
    text: 'k = ceil((T_S − T_R) / T_L)',
    inputs: ['serviceLife', 'referenceStudyPeriod', 'remainingServiceLife'],
    clause: `${balance}, 9.3.3`,
  },
  costByVolume: { text: 'k = p · d · f · (1 + v)', inputs: ['price', 'd', 'share', 'wastage'], clause: ownPrices },
  costByArea: { text: 'k = p · f · (1 + v)', inputs: ['price', 'share', 'wastage'], clause: ownPrices },
  costByMass: { text: 'k = p · m′ · (1 + v)', inputs: ['price', 'pricedMass', 'wastage'], clause: ownPrices },
  costByPieces: { text: 'k = p · n_p · (1 + v)', inputs: ['price', 'pieces', 'wastage'], clause: ownPrices },
  costRepeated: { text: 'k_T = k · n', inputs: ['partCost', 'timesPaid'], clause: ownPrices },
  costDiscounted: {
    text: 'k_i = k · Σ 1 / (1 + i)^t',
    inputs: ['partCost', 'yearsPaid', 'discountRate'],
    clause: ownPrices,
  },
  sumOfModules: { text: 'Σ A … C', inputs: 'modules', clause: balance },
  perYear: { text: 'Σ / T_S', inputs: ['total', 'referenceStudyPeriod'] },
  carbonDeclared: {
    text: '44 / 12 · C_dataset · n',
    inputs: ['carbonPerUnit', 'referenceFlow'],
    clause: 'EN 15804+A2',
  },
  carbonEstimated: {
    text: '44 / 12 · 0.5 · ρ · d · f / 1.12',
    inputs: ['density', 'd', 'share'],
    clause: 'EN 16449:2014',
  },
} as const satisfies Record<string, Definition>

export type FormulaId = keyof typeof formulaDefinitions

/** What is known of a formula. */
export const formulaDefinition = (id: FormulaId): Definition => formulaDefinitions[id]

/** Whether a text names a formula. */
export const isFormulaId = (text: string): text is FormulaId => Object.hasOwn(formulaDefinitions, text)
