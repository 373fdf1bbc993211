import { OWN_PRICES as ownPrices } from './prices.ts'
import { type Quantity, unitOfQuantity } from './quantities.ts'

/** What a figure of an assessment is. Its names stand in `figure-names.ts`. */
type Definition = {
  /** Where it stands in a result, as a trace names it. */
  readonly place: string
  /** `_` begins a subscript. */
  readonly symbol: string
  /** Gives its unit and the decimals it is shown with. */
  readonly quantity: Quantity
  /** Norm and clause it follows; empty where no norm says how. */
  readonly clause: string
  /** Which direction is the better one; null where more is neither better nor worse. */
  readonly better: 'less' | 'more' | null
  /** A sum over the life cycle: a lower bound where data is missing. */
  readonly balance?: true
}

const balance = 'EN 15978:2011'
const heat = 'ISO 6946:2017'
const dynamic = 'ISO 13786:2017'
const glaser = 'DIN 4108-3:2018, annex A'

/** Every figure of a construction as a whole, in the order in which tables list them. Adding one begins here. */
export const figureDefinitions = {
  uValue: { place: 'thermal.uValue', symbol: 'U', quantity: 'uValue', clause: `${heat}, 6.5.2`, better: 'less' },
  rTotal: {
    place: 'thermal.rTotal',
    symbol: 'R_tot',
    quantity: 'resistance',
    clause: `${heat}, 6.7.2`,
    better: 'more',
  },
  rUpper: {
    place: 'thermal.rUpper',
    symbol: 'R_upper',
    quantity: 'resistance',
    clause: `${heat}, 6.7.2`,
    better: null,
  },
  rLower: {
    place: 'thermal.rLower',
    symbol: 'R_lower',
    quantity: 'resistance',
    clause: `${heat}, 6.7.2`,
    better: null,
  },
  rsi: { place: 'thermal.rsi', symbol: 'R_si', quantity: 'resistance', clause: `${heat}, table 7`, better: null },
  rse: { place: 'thermal.rse', symbol: 'R_se', quantity: 'resistance', clause: `${heat}, table 7`, better: null },
  thickness: { place: 'geometry.thickness', symbol: 'd', quantity: 'thickness', clause: 'DIN 4108-2', better: 'less' },
  mass: { place: 'geometry.mass', symbol: 'm′', quantity: 'mass', clause: 'DIN 4108-2', better: null },
  fRsi: { place: 'moisture.fRsi', symbol: 'f_Rsi', quantity: 'factor', clause: 'DIN 4108-2', better: 'more' },
  surfaceTemperature: {
    place: 'moisture.surfaceTemperature',
    symbol: 'θ_si',
    quantity: 'temperature',
    clause: 'DIN 4108-2',
    better: 'more',
  },
  condensate: { place: 'moisture.condensate', symbol: 'M_c', quantity: 'condensate', clause: glaser, better: 'less' },
  evaporation: {
    place: 'moisture.evaporation',
    symbol: 'M_ev',
    quantity: 'condensate',
    clause: glaser,
    better: 'more',
  },
  condensateLimit: {
    place: 'moisture.limit',
    symbol: 'M_c,max',
    quantity: 'condensate',
    clause: 'DIN 4108-3:2018, 5.2.2',
    better: null,
  },
  dryingReserve: {
    place: 'moisture.dryingReserve',
    symbol: 'M_ev − M_c',
    quantity: 'condensate',
    clause: 'DIN 68800-2:2012',
    better: 'more',
  },
  sdInside: { place: 'moisture.sdInside', symbol: 's_d,i', quantity: 'sd', clause: glaser, better: null },
  sdOutside: { place: 'moisture.sdOutside', symbol: 's_d,e', quantity: 'sd', clause: glaser, better: null },
  sdTotal: { place: 'moisture.sdTotal', symbol: 's_d', quantity: 'sd', clause: glaser, better: null },
  timeShift: { place: 'summer.timeShift', symbol: 'φ', quantity: 'hours', clause: dynamic, better: 'more' },
  decrement: { place: 'summer.decrement', symbol: 'f', quantity: 'factor', clause: dynamic, better: 'less' },
  dampingTav: { place: 'summer.dampingTav', symbol: '1/TAV', quantity: 'factor', clause: dynamic, better: 'more' },
  periodicTransmittance: {
    place: 'summer.periodicTransmittance',
    symbol: 'Y_12',
    quantity: 'uValue',
    clause: dynamic,
    better: 'less',
  },
  arealHeatCapacityInside: {
    place: 'summer.arealHeatCapacityInside',
    symbol: 'κ_1',
    quantity: 'heatCapacity',
    clause: dynamic,
    better: 'more',
  },
  arealHeatCapacityOutside: {
    place: 'summer.arealHeatCapacityOutside',
    symbol: 'κ_2',
    quantity: 'heatCapacity',
    clause: dynamic,
    better: null,
  },
  effectiveHeatCapacity: {
    place: 'summer.effectiveHeatCapacity',
    symbol: 'C_wirk',
    quantity: 'heatCapacity',
    clause: 'DIN V 18599-2, 10 cm rule',
    better: 'more',
  },
  gwp: { place: 'lifeCycle.gwp', symbol: 'GWP', quantity: 'gwp', clause: balance, better: 'less', balance: true },
  gwpPerYear: {
    place: 'lifeCycle.gwp.perYear',
    symbol: 'GWP_a',
    quantity: 'gwpPerYear',
    clause: balance,
    better: 'less',
    balance: true,
  },
  gwpFossil: {
    place: 'lifeCycle.gwpFossil',
    symbol: 'GWP_fossil',
    quantity: 'gwp',
    clause: balance,
    better: 'less',
    balance: true,
  },
  gwpFossilPerYear: {
    place: 'lifeCycle.gwpFossil.perYear',
    symbol: 'GWP_fossil,a',
    quantity: 'gwpPerYear',
    clause: balance,
    better: 'less',
    balance: true,
  },
  gwpBiogenic: {
    place: 'lifeCycle.gwpBiogenic',
    symbol: 'GWP_biogenic',
    quantity: 'gwp',
    clause: balance,
    better: null,
    balance: true,
  },
  gwpBiogenicPerYear: {
    place: 'lifeCycle.gwpBiogenic.perYear',
    symbol: 'GWP_biogenic,a',
    quantity: 'gwpPerYear',
    clause: balance,
    better: null,
    balance: true,
  },
  penrt: {
    place: 'lifeCycle.penrt',
    symbol: 'PENRT',
    quantity: 'primaryEnergy',
    clause: balance,
    better: 'less',
    balance: true,
  },
  penrtPerYear: {
    place: 'lifeCycle.penrt.perYear',
    symbol: 'PENRT_a',
    quantity: 'primaryEnergyPerYear',
    clause: balance,
    better: 'less',
    balance: true,
  },
  pert: {
    place: 'lifeCycle.pert',
    symbol: 'PERT',
    quantity: 'primaryEnergy',
    clause: balance,
    better: null,
    balance: true,
  },
  pertPerYear: {
    place: 'lifeCycle.pert.perYear',
    symbol: 'PERT_a',
    quantity: 'primaryEnergyPerYear',
    clause: balance,
    better: null,
    balance: true,
  },
  gwpD: { place: 'lifeCycle.moduleD.gwp', symbol: 'GWP_D', quantity: 'gwp', clause: balance, better: null },
  penrtD: {
    place: 'lifeCycle.moduleD.penrt',
    symbol: 'PENRT_D',
    quantity: 'primaryEnergy',
    clause: balance,
    better: null,
  },
  pertD: {
    place: 'lifeCycle.moduleD.pert',
    symbol: 'PERT_D',
    quantity: 'primaryEnergy',
    clause: balance,
    better: null,
  },
  biogenicCarbonStored: {
    place: 'lifeCycle.biogenicCarbonStored',
    symbol: 'CO_2,bio',
    quantity: 'carbonStored',
    clause: 'EN 16449:2014',
    better: 'more',
  },
  cost: { place: 'cost.first', symbol: 'K_0', quantity: 'cost', clause: ownPrices, better: 'less' },
  costOverStudyPeriod: {
    place: 'cost.overStudyPeriod',
    symbol: 'K',
    quantity: 'cost',
    clause: ownPrices,
    better: 'less',
  },
  costDiscounted: { place: 'cost.discounted', symbol: 'K_i', quantity: 'cost', clause: ownPrices, better: 'less' },
} as const satisfies Record<string, Definition>

export type FigureKey = keyof typeof figureDefinitions
/** Where a figure stands in a result, as a trace names it. */
export type FigurePlace = (typeof figureDefinitions)[FigureKey]['place']

/** Whether a text is the key of a figure. */
export const isFigureKey = (key: string): key is FigureKey => Object.hasOwn(figureDefinitions, key)
/** Every figure, in the order of the list. */
export const figureKeys: readonly FigureKey[] = Object.keys(figureDefinitions).filter(isFigureKey)

/** What is known of a figure. */
export const definitionOf = (key: FigureKey): Definition => figureDefinitions[key]

/** Unit of a figure on the wire. */
export const unitOfFigure = (key: FigureKey): string => unitOfQuantity(figureDefinitions[key].quantity)
