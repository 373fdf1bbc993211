import { type FigureKey, figureDefinitions } from './figures.ts'
import { type IntermediateKey, intermediateDefinitions, type StepKey, unitOfStep } from './intermediates.ts'
import { type Quantity, unitOfQuantity } from './quantities.ts'

/** Words that stand where a formula looks into a table. */
export const inputWords = {
  heatFlow: ['horizontal', 'up', 'down'],
  adjacency: ['outdoorAir', 'ground', 'unheated', 'heated', 'ventilated'],
} as const

/** What a formula is given that no step computes. */
type Definition = {
  readonly symbol: string
  /** Null: in the unit of what is computed, or of a dataset. */
  readonly quantity: Quantity | null
  /** Whether there are several of it. */
  readonly list?: true
  /** The step that computes the value, or each of them, where one does. */
  readonly step?: StepKey
}

/** Everything a formula is given that is not itself a figure or on the way to one. */
export const inputDefinitions = {
  d: { symbol: 'd', quantity: 'thickness' },
  λ: { symbol: 'λ', quantity: 'conductivity' },
  ρ: { symbol: 'ρ', quantity: 'density' },
  ρmember: { symbol: 'ρ_member', quantity: 'density' },
  c: { symbol: 'c', quantity: 'specificHeatCapacity' },
  μ: { symbol: 'μ', quantity: 'vapourResistanceFactor' },
  sd: { symbol: 's_d', quantity: 'sd' },
  f: { symbol: 'f', quantity: 'factor' },
  width: { symbol: 'b', quantity: 'width' },
  values: { symbol: '', quantity: null, list: true },
  perVolume: { symbol: 'a', quantity: 'density' },
  perArea: { symbol: 'a', quantity: 'mass' },
  areaOfSheet: { symbol: 'a', quantity: 'factor' },
  arealMassOfSheet: { symbol: 'm′_sheet', quantity: 'mass' },
  accessoryMasses: { symbol: 'm′_j', quantity: 'mass', list: true, step: 'accessoryMass' },
  resistances: { symbol: 'R_j', quantity: 'resistance', list: true },
  heatCapacities: { symbol: 'C_j', quantity: 'layerHeatCapacity', list: true },
  thicknesses: { symbol: 'd_j', quantity: 'thickness', list: true },
  shares: { symbol: 'f_q', quantity: 'factor', list: true },
  pathResistances: { symbol: 'R_q', quantity: 'resistance', list: true, step: 'pathResistance' },
  changeBefore: { symbol: 'ΔR_0', quantity: 'resistance' },
  changeVertical: { symbol: 'ΔR_v', quantity: 'resistance', step: 'memberChange' },
  changeHorizontal: { symbol: 'ΔR_h', quantity: 'resistance', step: 'memberChange' },
  openings: { symbol: 'A_v', quantity: 'openings' },
  closed: { symbol: 'R_closed', quantity: 'resistance' },
  open: { symbol: 'R_open', quantity: 'resistance' },
  resistanceInside: { symbol: 'R_i', quantity: 'resistance' },
  resistanceOfLayers: { symbol: 'R', quantity: 'resistance' },
  gapCorrection: { symbol: 'ΔU″', quantity: 'uValue' },
  penetrated: { symbol: 'R_1', quantity: 'resistance', step: 'layerResistance' },
  unbridged: { symbol: 'R_T', quantity: 'resistance', step: 'rBay' },
  rThinnest: { symbol: 'R_0', quantity: 'resistance', step: 'rTotal' },
  ε1: { symbol: 'ε_1', quantity: 'factor' },
  ε2: { symbol: 'ε_2', quantity: 'factor' },
  rain: { symbol: 'p', quantity: 'rain' },
  α: { symbol: 'α', quantity: 'factor' },
  χ: { symbol: 'χ', quantity: 'pointTransmittance' },
  fastenerDepth: { symbol: 'd_1', quantity: 'thickness' },
  fastenerArea: { symbol: 'A_f', quantity: 'crossSection' },
  fastenersPerArea: { symbol: 'n_f', quantity: 'perArea' },
  corrections: { symbol: 'ΔU_j', quantity: 'uValue', list: true },
  insideTemperature: { symbol: 'θ_i', quantity: 'temperature' },
  outsideTemperature: { symbol: 'θ_e', quantity: 'temperature' },
  pressureBefore: { symbol: 'p_1', quantity: 'pressure' },
  pressureFirst: { symbol: 'p_2', quantity: 'pressure' },
  pressureLast: { symbol: 'p_3', quantity: 'pressure' },
  pressureAfter: { symbol: 'p_4', quantity: 'pressure' },
  sdBefore: { symbol: 's_d,1', quantity: 'sd' },
  sdFirst: { symbol: 's_d,2', quantity: 'sd' },
  sdLast: { symbol: 's_d,3', quantity: 'sd' },
  sdAfter: { symbol: 's_d,4', quantity: 'sd' },
  dryingSaturation: { symbol: 'p_s', quantity: 'pressure' },
  sdSide: { symbol: 's_d', quantity: 'sd' },
  bodies: { symbol: 's_d,j', quantity: 'sd', list: true },
  wholeBodies: { symbol: 'j', quantity: 'count' },
  part: { symbol: 'k', quantity: 'count' },
  parts: { symbol: 'n', quantity: 'count' },
  resistanceOutside: { symbol: 'R_e', quantity: 'resistance' },
  resistanceAcross: { symbol: 'R_T', quantity: 'resistance' },
  airPressure: { symbol: 'p_air', quantity: 'pressure' },
  fraction: { symbol: 'x', quantity: 'factor' },
  dryingAway: { symbol: 'g_away', quantity: 'condensate' },
  dryingAcross: { symbol: 'g_across', quantity: 'condensate' },
  dryingRate: { symbol: 'g', quantity: 'condensate' },
  waterBefore: { symbol: 'M_0', quantity: 'condensate' },
  seconds: { symbol: 't', quantity: 'seconds' },
  condensates: { symbol: 'M_c,j', quantity: 'condensate', list: true, step: 'planeCondensate' },
  limits: { symbol: 'M_c,max,j', quantity: 'condensate', list: true, step: 'planeLimit' },
  realZ: { symbol: 'Re Z_kk', quantity: 'factor' },
  imaginaryZ: { symbol: 'Im Z_kk', quantity: 'factor' },
  referenceQuantity: { symbol: 'q', quantity: null },
  density: { symbol: 'ρ', quantity: 'density' },
  share: { symbol: 'f', quantity: 'factor' },
  memberLength: { symbol: 'l', quantity: 'length' },
  arealMass: { symbol: 'm′_dataset', quantity: 'mass' },
  referenceThickness: { symbol: 'd_dataset', quantity: 'thickness' },
  figure: { symbol: 'GWP_dataset', quantity: null },
  transportDistance: { symbol: 's', quantity: 'distance' },
  figurePerTonneKilometre: { symbol: 'GWP_t·km', quantity: null },
  total: { symbol: 'Σ', quantity: null },
  carbonPerUnit: { symbol: 'C_dataset', quantity: null },
  serviceLife: { symbol: 'T_L', quantity: 'years' },
  remainingServiceLife: { symbol: 'T_R', quantity: 'years' },
  referenceStudyPeriod: { symbol: 'T_S', quantity: 'years' },
  price: { symbol: 'p', quantity: null },
  wastage: { symbol: 'v', quantity: 'factor' },
  pieces: { symbol: 'n_p', quantity: 'perArea' },
  timesPaid: { symbol: 'n', quantity: 'count' },
  yearsPaid: { symbol: 't', quantity: 'years', list: true },
  discountRate: { symbol: 'i', quantity: 'rate' },
} as const satisfies Record<string, Definition>

type Definitions = typeof inputDefinitions
export type GivenKey = keyof Definitions
export type WordKey = keyof typeof inputWords
/** Whatever a formula takes: a value given, a word, or what another step computes. */
export type InputKey = GivenKey | WordKey | FigureKey | IntermediateKey

/** What the input of a name is: a number, several, or one of a few words. */
export type InputOf<Key extends InputKey> = Key extends WordKey
  ? (typeof inputWords)[Key][number]
  : Key extends GivenKey
    ? Definitions[Key] extends { readonly list: true }
      ? readonly number[]
      : number
    : number

/** Whether a name is that of an input that is a word. */
export const isWordKey = (key: string): key is WordKey => Object.hasOwn(inputWords, key)
const isGiven = (key: string): key is GivenKey => Object.hasOwn(inputDefinitions, key)
/** Whether a name is that of a step: of a figure or of a value on the way to one. */
export const isStepKey = (key: string): key is StepKey =>
  Object.hasOwn(figureDefinitions, key) || Object.hasOwn(intermediateDefinitions, key)

/** What is known of an input by its name: given, computed by a step, or neither (a word, the module of a sum). */
export function inputDefinition(
  key: string,
):
  | { readonly kind: 'given'; readonly key: GivenKey; readonly definition: Definition; readonly unit: string | null }
  | { readonly kind: 'step'; readonly key: StepKey; readonly unit: string }
  | undefined {
  if (isStepKey(key)) return { kind: 'step', key, unit: unitOfStep(key) }
  if (!isGiven(key)) return undefined
  const definition: Definition = inputDefinitions[key]
  const unit = definition.quantity === null ? null : unitOfQuantity(definition.quantity)
  return { kind: 'given', key, definition, unit }
}
