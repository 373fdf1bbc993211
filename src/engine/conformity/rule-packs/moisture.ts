import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'
import type { RulePack } from '../rule-pack.ts'

const betweenHeatedRooms: readonly ConstructionType[] = ['innerWall', 'internalFloor']
const types = constructionTypes.filter((type) => !betweenHeatedRooms.includes(type))

/** Against mould on the inner surface: temperature factor with Rsi 0.25 m²·K/W. */
export const din4108Part2: RulePack = {
  id: 'din4108-2',
  kind: 'requirement',
  validFrom: null,
  validTo: null,
  source: 'DIN 4108-2',
  notes: ['undisturbed'],
  rules: [{ id: 'din4108-2.fRsi', quantity: 'fRsi', relation: 'atLeast', limit: 0.7, types, status: 'secondary' }],
}

/**
 * Condensate of the condensation period [kg/m²]. Where there is some, the limit of the plane takes the place of the
 * general one (0.5 kg/m² next to what does not absorb, wood by mass), and it has to dry in the evaporation period.
 */
export const din4108Part3: RulePack = {
  id: 'din4108-3',
  kind: 'requirement',
  validFrom: null,
  validTo: null,
  source: 'DIN 4108-3, 5.2.2',
  rules: [
    { id: 'din4108-3.condensate', quantity: 'condensate', relation: 'atMost', limit: 1, types, status: 'secondary' },
    { id: 'din4108-3.drying', quantity: 'evaporation', relation: 'atLeast', limit: 0, types, status: 'secondary' },
  ],
}
