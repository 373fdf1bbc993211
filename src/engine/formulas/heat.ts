import {
  airSpaceResistance as between,
  slightlyVentilatedResistance,
  airLayerResistance as tabulated,
} from '../physics/air-layer.ts'
import { externalSurface, internalSurfaceResistance } from '../physics/surface-resistance.ts'
import { formula } from '../trace.ts'

// Heat transfer (ISO 6946:2017) and mass. Texts and inputs of each: `vocabulary/formulas.ts`.

export const surfaceResistance = formula('surfaceResistance', (heatFlow) => internalSurfaceResistance[heatFlow])
export const externalSurfaceResistance = formula('externalSurfaceResistance', externalSurface)
export const layerResistance = formula('layerResistance', (thickness, conductivity) => thickness / conductivity)
export const thinSheet = formula('thinSheet', () => 0)
export const airLayerResistance = formula('airLayerResistance', tabulated)
export const airSpaceResistance = formula('airSpaceResistance', (thickness, heatFlow, width) =>
  between({ thickness, heatFlow, width }),
)
export const reflectiveAirLayer = formula('reflectiveAirLayer', (thickness, heatFlow, outer, inner) =>
  between({ thickness, heatFlow, emissivities: [outer, inner] }),
)
export const reflectiveVoid = formula('reflectiveVoid', (thickness, heatFlow, width, outer, inner) =>
  between({ thickness, heatFlow, width, emissivities: [outer, inner] }),
)
export const sumOfResistances = formula('sumOfResistances', (rsi, rse, resistances) => {
  let sum = rsi + rse
  for (let at = 0; at < resistances.length; at += 1) sum += resistances[at] ?? 0
  return sum
})
/** Of a layer with members: parallel within the layer; nothing where one of the two resists nothing. */
export const meanResistance = formula('meanResistance', (bay, member, share) =>
  bay > 0 && member > 0 ? 1 / ((1 - share) / bay + share / member) : 0,
)
export const memberChange = formula('memberChange', (before, member, bay) => before + (member - bay))
export const pathResistance = formula('pathResistance', (bay, vertical, horizontal) => bay + vertical + horizontal)
export const upperLimit = formula('upperLimit', (shares, resistances) => {
  let conductance = 0
  for (let at = 0; at < shares.length; at += 1) conductance += (shares[at] ?? 0) / (resistances[at] ?? 0)
  return 1 / conductance
})
export const meanOfLimits = formula('meanOfLimits', (upper, lower) => (upper + lower) / 2)
export const slightlyVentilated = formula('slightlyVentilated', slightlyVentilatedResistance)
export const transmittance = formula('transmittance', (total, correction) => 1 / total + correction)
export const taperedWithCorrection = formula('taperedWithCorrection', (tapered, correction) => tapered + correction)
export const reciprocal = formula('reciprocal', (resistance) => 1 / resistance)
export const arealMass = formula('arealMass', (thickness, density) => density * thickness)
export const arealMassFramed = formula(
  'arealMassFramed',
  (thickness, density, member, share) => thickness * ((1 - share) * density + share * member),
)
/** Of what is built in within a layer: by its volume between the members, by its area, of sheets by theirs. */
export const massPerVolume = formula('massPerVolume', (amount, thickness, share) => amount * thickness * share)
export const massPerArea = formula('massPerArea', (amount) => amount)
export const massOfSheet = formula('massOfSheet', (area, mass) => area * mass)
export const massWithAccessories = formula('massWithAccessories', (body, accessories) => {
  let sum = body
  for (let at = 0; at < accessories.length; at += 1) sum += accessories[at] ?? 0
  return sum
})
export const sumOfLayers = formula('sumOfLayers', (values) => {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum
})
