import { formula } from '../trace.ts'

// Life cycle (EN 15978, EN 15804, EN 16449). Texts and inputs of each: `vocabulary/formulas.ts`.

/** Keeps 50 / 16.666… from counting a replacement at the very end of the period. */
const TOLERANCE = 1e-9
/** CO₂ per carbon, by molar mass [kg/kg]. */
const CO2_PER_CARBON = 44 / 12
/** EN 16449:2014: carbon of dry wood [1] and the moisture of wood as delivered [1]. */
const CARBON_FRACTION = 0.5
const WOOD_MOISTURE = 0.12

export const massOfPart = formula('massOfPart', (density, thickness, share) => density * thickness * share)
export const massOfArea = formula('massOfArea', (arealMass, factor) => arealMass * factor)
export const areaAsDeclared = formula('areaAsDeclared', (share) => share)
/** Scaled with the thickness, where the dataset names one. */
export const areaScaled = formula('areaScaled', (share, thickness, reference) => (share * thickness) / reference)
export const flowByMass = formula('referenceFlow.kg', (mass, quantity) => mass / quantity)
export const flowByTonnes = formula('referenceFlow.t', (mass, quantity) => mass / 1000 / quantity)
export const flowByVolume = formula('referenceFlow.m3', (thickness, share, quantity) => (thickness * share) / quantity)
export const flowByArea = formula('referenceFlow.m2', (factor, quantity) => factor / quantity)
export const flowByLength = formula('referenceFlow.m', (length, quantity) => length / quantity)
export const flowTimesFigure = formula('flowTimesFigure', (flow, value) => flow * value)
export const transportOfPart = formula('transportOfPart', (mass, distance, value) => (mass / 1000) * distance * value)
/** n = ⌈RSP / RSL⌉ − 1; a part whose life ends with the period is not replaced any more. */
export const replacementsOfNew = formula('replacements', (serviceLife, studyPeriod) =>
  Math.max(0, Math.ceil(studyPeriod / serviceLife - 1 - TOLERANCE)),
)
/** The first replacement falls due after the remaining life: n = ⌈(RSP − remaining) / RSL⌉. */
export const replacementsOfExisting = formula('replacementsOfExisting', (serviceLife, studyPeriod, remaining) =>
  Math.max(0, Math.ceil((studyPeriod - remaining) / serviceLife - TOLERANCE)),
)
/** A to C. The ledger adds the same modules in the same order. */
export const sumOfModules = formula('sumOfModules', (modules) => {
  let sum = 0
  for (const value of Object.values(modules)) sum += value
  return sum
})
export const perYear = formula('perYear', (total, years) => total / years)
export const carbonDeclared = formula('carbonDeclared', (carbon, flow) => carbon * flow * CO2_PER_CARBON)
export const carbonEstimated = formula(
  'carbonEstimated',
  (density, thickness, share) =>
    ((density * thickness * share) / (1 + WOOD_MOISTURE)) * CARBON_FRACTION * CO2_PER_CARBON,
)
