import { formula } from '../trace.ts'

// Cost by own prices. Texts and inputs of each: `vocabulary/formulas.ts`.

export const costByVolume = formula(
  'costByVolume',
  (price, thickness, share, wastage) => price * thickness * share * (1 + wastage),
)
export const costByArea = formula('costByArea', (price, share, wastage) => price * share * (1 + wastage))
export const costByMass = formula('costByMass', (price, mass, wastage) => price * mass * (1 + wastage))
export const costByPieces = formula('costByPieces', (price, pieces, wastage) => price * pieces * (1 + wastage))
/** At first and at every replacement. */
export const costRepeated = formula('costRepeated', (cost, times) => cost * times)
/** What is paid after t years counts for less by (1 + i)^t. */
export const costDiscounted = formula('costDiscounted', (cost, years, rate) => {
  let factor = 0
  for (const year of years) factor += (1 + rate) ** -year
  return cost * factor
})
