import { DRYING_PERIOD_PRESSURE } from '../climate/climates.ts'
import { MOULD_INTERNAL_SURFACE_RESISTANCE, mouldExternalSurface } from '../physics/surface-resistance.ts'
import {
  AIR_PERMEABILITY,
  saturationPressure as saturation,
  saturationTemperature,
} from '../physics/vapour-pressure.ts'
import { formula } from '../trace.ts'

// Moisture (DIN 4108-2, DIN 4108-3, ISO 13788:2012). Texts and inputs of each: `vocabulary/formulas.ts`.

/** Relative humidity at the surface from which mould grows [1] (DIN 4108-2; ISO 13788:2012, 5.3). */
export const MOULD_HUMIDITY = 0.8
/** Length of each of the two periods: 90 days [s] (DIN 4108-3:2018, annex A). */
export const PERIOD = 7_776_000
/** Equivalent air layer thickness of still air in a layer [m] (DIN 4108-3, A.2.3). */
const AIR_LAYER_SD = 0.01
/** What counts as vapour-tight [m] (DIN 4108-3, as baunetzwissen.de quotes it). */
const VAPOUR_TIGHT_SD = 1500
/** More than any layer holds back; keeps sums exact enough to tell thin layers apart [m]. */
const LARGEST_SD = 100_000
/** Most that may condense [kg/m²] (DIN 4108-3:2018, 5.2.2). */
export const GENERAL_LIMIT = 1
/** Where a layer touches the plane that does not take up water [kg/m²] (DIN 4108-3:2018, 5.2.2). */
const NON_ABSORBING_LIMIT = 0.5
/** Rise of the moisture content by mass [kg/kg] (DIN 4108-3:2018, 5.2.2). */
const WOOD_LIMIT = 0.05
const WOOD_BASED_LIMIT = 0.03
/** Water below this is rounding noise of the string, not condensate [kg/m²]. */
const NOISE = 1e-12

const sum = (values: readonly number[]): number => {
  let total = 0
  for (let at = 0; at < values.length; at += 1) total += values[at] ?? 0
  return total
}

export const moistureInside = formula('moistureInside', () => MOULD_INTERNAL_SURFACE_RESISTANCE)
export const moistureOutside = formula('moistureOutside', mouldExternalSurface)
/**
 * Temperature factor fRsi of the inner surface [1] (DIN 4108-2): share of the temperature difference that lies outside
 * of it. Surface resistance 0.25 for mould, not that of the U-value.
 */
export const temperatureFactor = formula('temperatureFactor', (total, rsi) => 1 - rsi / total)
export const surfaceTemperature = formula(
  'surfaceTemperature',
  (factor, inside, outside) => outside + factor * (inside - outside),
)
export const vapourThickness = formula('vapourThickness', (factor, thickness) =>
  Math.min(factor * thickness, LARGEST_SD),
)
export const declaredSd = formula('declaredSd', (sd) => sd)
export const airSd = formula('airSd', () => AIR_LAYER_SD)
export const vapourTightSd = formula('vapourTightSd', () => VAPOUR_TIGHT_SD)
/** Whole bodies inside of the plane, and the part of the one in which it lies. */
export const sdToPlane = formula('sdToPlane', (bodies, whole, fraction) => {
  let reached = 0
  for (let at = 0; at < whole; at += 1) reached += bodies[at] ?? 0
  return reached + (bodies[whole] ?? 0) * fraction
})
export const sdBehindPlane = formula('sdBehindPlane', (total, plane) => total - plane)
export const temperatureAt = formula(
  'temperatureAt',
  (inside, outside, resistance, total) => inside - ((inside - outside) * resistance) / total,
)
export const saturationPressure = formula('saturationPressure', saturation)

const flow = (from: number, to: number, distance: number) => (PERIOD * AIR_PERMEABILITY * (from - to)) / distance

export const condensate = formula(
  'condensate',
  (before, first, last, after, sdBefore, sdFirst, sdLast, sdAfter) =>
    flow(before, first, sdFirst - sdBefore) - flow(last, after, sdAfter - sdLast),
)
/** What dries to one side over the drying period [kg/m²]. */
export const dryingRate = formula(
  'dryingRate',
  (saturated, distance) => (PERIOD * AIR_PERMEABILITY * (saturated - DRYING_PERIOD_PRESSURE)) / distance,
)
export const dryingBothWays = formula('dryingBothWays', (inwards, outwards) => inwards + outwards)
/** Share of the drying period after which a plane is dry. */
export const dryingTime = formula('dryingTime', (water, rate) => water / rate)
/** Of two planes the one that is dry first: what it could have dried beyond its water is not counted. */
export const dryingFirst = formula('dryingFirst', (water, rate) => Math.min(water, rate))
/** Of two planes the other one: it dries to both sides once the first is dry. */
export const dryingLast = formula('dryingLast', (away, across, time) => away + across * Math.max(0, 1 - time))
export const sumOfPlanes = formula('sumOfPlanes', sum)
export const generalLimit = formula('generalLimit', () => GENERAL_LIMIT)
export const nonAbsorbingLimit = formula('nonAbsorbingLimit', () => NON_ABSORBING_LIMIT)
export const woodLimit = formula('woodLimit', (density, thickness) => WOOD_LIMIT * density * thickness)
export const woodBasedLimit = formula('woodBasedLimit', (density, thickness) => WOOD_BASED_LIMIT * density * thickness)
export const lowestLimit = formula('lowestLimit', (limits) => Math.min(GENERAL_LIMIT, ...limits))
/** Limit of the plane that comes closest to it. */
export const governingLimit = formula('governingLimit', (condensates, limits) => {
  let worst = 0
  for (let at = 1; at < condensates.length; at += 1) {
    const comesCloser = (condensates[at] ?? 0) * (limits[worst] ?? 0) > (condensates[worst] ?? 0) * (limits[at] ?? 0)
    if (comesCloser) worst = at
  }
  return limits[worst] ?? GENERAL_LIMIT
})
export const dryingReserve = formula('dryingReserve', (evaporation, water) => evaporation - water)
export const heatFlux = formula('heatFlux', (inside, outside, resistance) => (inside - outside) / resistance)
export const temperatureAtFace = formula(
  'temperatureAtFace',
  (outside, flux, resistance) => outside + flux * resistance,
)
export const dewPoint = formula('dewPoint', saturationTemperature)
/** Temperature of a surface on which relative humidity reaches what lets mould grow. */
export const mouldTemperature = formula('mouldTemperature', (pressure) =>
  saturationTemperature(pressure / MOULD_HUMIDITY),
)
export const requiredFactor = formula(
  'requiredFactor',
  (needed, inside, outside) => (needed - outside) / (inside - outside),
)
/** Whole bodies inside of the node, and equal parts of the one in which it lies. */
export const resistanceToNode = formula('resistanceToNode', (rsi, bodies, whole, part, parts) => {
  let reached = 0
  for (let at = 0; at < whole; at += 1) reached += bodies[at] ?? 0
  return rsi + (reached + ((bodies[whole] ?? 0) * part) / parts)
})
export const temperatureInMonth = formula(
  'temperatureInMonth',
  (inside, flux, resistance) => inside - flux * resistance,
)
export const saturationInMonth = formula('saturationInMonth', saturation)
/** Where vapour condenses, or water is. */
export const pressureAtNode = formula('pressureAtNode', (saturated) => saturated)
export const pressureAtSurface = formula('pressureAtSurface', (air, saturated) => Math.min(air, saturated))
/** Water at a node after a month; what dries more than is there leaves nothing. */
export const monthWater = formula('monthWater', (before, seconds, p1, p2, p3, sd1, sd2, sd3) => {
  const inflow = (p1 - p2) / (sd2 - sd1)
  const outflow = (p2 - p3) / (sd3 - sd2)
  const amount = before + AIR_PERMEABILITY * seconds * (inflow - outflow)
  return amount > NOISE ? amount : 0
})
export const sumOfNodes = formula('sumOfNodes', sum)
export const largest = formula('largest', (values) => Math.max(0, ...values))
