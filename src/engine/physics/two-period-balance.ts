import type { StationaryClimate } from '#engine/climate/climate.ts'
import { DRYING_PERIOD_PRESSURE } from '#engine/climate/climates.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { tautString } from './taut-string.ts'
import { indexAt, numberAt, valueAt } from './value-at.ts'
import type { VapourPath } from './vapour-path.ts'
import { AIR_PERMEABILITY, saturationPressure } from './vapour-pressure.ts'

/** Length of each of the two periods: 90 days [s] (DIN 4108-3:2018, annex A). */
export const PERIOD = 7_776_000
/** Saturation pressure at a wet plane in the drying period [Pa] (DIN 4108-3:2018, annex A). */
export const DRYING_SATURATION = { wall: 1700, roof: 2000 } as const
/** Temperature difference across a layer above which points inside it are looked at too [K] (DIN 4108-3, annex A). */
export const LARGEST_STEP = 10

/** A plane (`first` = `last`) or a zone between nodes of the path, with what condenses and what can dry [kg/m²]. */
export type Wetting = {
  readonly first: number
  readonly last: number
  readonly condensate: number
  readonly evaporation: number
}

export type TwoPeriodBalance = {
  /** Temperature and vapour pressure at the nodes in the condensation period [°C, Pa]. */
  readonly temperatures: readonly number[]
  readonly pressures: readonly number[]
  /** Whether water condenses on the inner surface itself. */
  readonly surfaceCondensation: boolean
  /** How many separate planes and zones the string touches. */
  readonly planes: number
  /** From inside to outside; empty where there are more than two. */
  readonly wettings: readonly Wetting[]
  /** Sums [kg/m²]; null for three planes and more, which annex A does not cover. */
  readonly condensate: number | null
  /**
   * Of a construction that stays dry: from the node that comes closest to saturation (for the drying reserve); null
   * where there is no such node.
   */
  readonly evaporation: number | null
}

type Winter = {
  readonly temperatures: readonly number[]
  readonly saturation: readonly number[]
  readonly pressures: readonly number[]
  readonly touched: readonly number[]
  readonly touches: number
  readonly surfaceCondensation: boolean
}

const winter = (path: VapourPath, climate: StationaryClimate, { rsi, rse }: SurfaceResistances): Winter => {
  const { count, resistance, sd } = path
  const temperatures: number[] = []
  const saturation: number[] = []
  const last = count - 1
  const drop = climate.insideTemperature - climate.outsideTemperature
  const total = rsi + valueAt(resistance, last) + rse
  for (let node = 0; node < count; node += 1) {
    const temperature = climate.insideTemperature - (drop * (rsi + valueAt(resistance, node))) / total
    temperatures.push(temperature)
    saturation.push(saturationPressure(temperature))
  }
  const pressures = saturation.slice()
  const surfaceCondensation = climate.insidePressure > valueAt(saturation, 0)
  pressures[0] = Math.min(climate.insidePressure, valueAt(saturation, 0))
  pressures[last] = Math.min(climate.outsidePressure, valueAt(saturation, last))
  const touched: number[] = []
  const touches = tautString(sd, pressures, 0, last, touched, 0)
  fillBetween(sd, pressures, touched, touches)
  return { temperatures, saturation, pressures, touched, touches, surfaceCondensation }
}

/** Puts the nodes between two that the string touches onto the string. */
const fillBetween = (sd: readonly number[], pressures: number[], touched: readonly number[], touches: number) => {
  for (let at = 1; at < touches; at += 1) {
    const start = indexAt(touched, at - 1)
    const end = indexAt(touched, at)
    const from = valueAt(pressures, start)
    const slope = (valueAt(pressures, end) - from) / (valueAt(sd, end) - valueAt(sd, start))
    for (let node = start + 1; node < end; node += 1) {
      pressures[node] = from + slope * (valueAt(sd, node) - valueAt(sd, start))
    }
  }
}

/** Flow from one node to another [kg/m²] over a period. */
const flow = (path: VapourPath, pressures: readonly number[], from: number, to: number) =>
  (PERIOD * AIR_PERMEABILITY * (valueAt(pressures, from) - valueAt(pressures, to))) /
  (valueAt(path.sd, to) - valueAt(path.sd, from))

/** Touched nodes side by side are one zone; `ends` holds the first and last node of each, the surfaces excluded. */
const zones = ({ touched, touches }: Winter): number[] => {
  const ends: number[] = []
  for (let at = 1; at < touches - 1; at += 1) {
    const node = indexAt(touched, at)
    if (ends.length > 0 && ends[ends.length - 1] === node - 1) ends[ends.length - 1] = node
    else ends.push(node, node)
  }
  return ends
}

const condensateOf = (path: VapourPath, pressures: readonly number[], ends: readonly number[], zone: number) => {
  const first = numberAt(ends, 2 * zone)
  const last = numberAt(ends, 2 * zone + 1)
  const before = numberAt(ends, 2 * zone - 1)
  const after = ends[2 * zone + 2] ?? path.count - 1
  return flow(path, pressures, before, first) - flow(path, pressures, last, after)
}

/** Rates over the drying period [kg/m²] at which a plane dries inwards and outwards. */
const dryingRates = (path: VapourPath, sdPlane: number, saturation: number) => {
  const amount = PERIOD * AIR_PERMEABILITY * (saturation - DRYING_PERIOD_PRESSURE)
  const total = valueAt(path.sd, path.count - 1)
  return { inwards: amount / sdPlane, outwards: amount / (total - sdPlane) }
}

/** A zone dries from its middle (DIN 4108-3, A.27). */
const middle = (path: VapourPath, first: number, last: number) => (valueAt(path.sd, first) + valueAt(path.sd, last)) / 2

const oneWetting = (
  path: VapourPath,
  pressures: readonly number[],
  ends: readonly number[],
  saturation: number,
): Wetting => {
  const first = numberAt(ends, 0)
  const last = numberAt(ends, 1)
  const { inwards, outwards } = dryingRates(path, middle(path, first, last), saturation)
  return { first, last, condensate: condensateOf(path, pressures, ends, 0), evaporation: inwards + outwards }
}

/**
 * Two planes dry away from each other. Once the first is dry, the other dries to both sides for the rest of the period
 * (DIN 4108-3, A.5 to A.9 and A.14 to A.26). What the first one could have dried beyond its water is not counted.
 */
const twoWettings = (
  path: VapourPath,
  pressures: readonly number[],
  ends: readonly number[],
  saturation: number,
): Wetting[] => {
  const [first = 0, firstEnd = 0, second = 0, secondEnd = 0] = ends
  const innerCondensate = condensateOf(path, pressures, ends, 0)
  const outerCondensate = condensateOf(path, pressures, ends, 1)
  const inner = dryingRates(path, middle(path, first, firstEnd), saturation)
  const outer = dryingRates(path, middle(path, second, secondEnd), saturation)
  const innerTime = innerCondensate / inner.inwards
  const outerTime = outerCondensate / outer.outwards
  const innerRest = Math.max(0, 1 - outerTime)
  const outerRest = Math.max(0, 1 - innerTime)
  const innerEvaporation =
    innerTime <= outerTime ? Math.min(innerCondensate, inner.inwards) : inner.inwards + inner.outwards * innerRest
  const outerEvaporation =
    innerTime <= outerTime ? outer.outwards + outer.inwards * outerRest : Math.min(outerCondensate, outer.outwards)
  return [
    { first, last: firstEnd, condensate: innerCondensate, evaporation: innerEvaporation },
    { first: second, last: secondEnd, condensate: outerCondensate, evaporation: outerEvaporation },
  ]
}

/** Of the planes inside, the one where the vapour pressure comes closest to saturation. */
const closestNode = (path: VapourPath, { pressures, saturation }: Winter): number | null => {
  let closest: number | null = null
  let highest = 0
  for (let node = 1; node < path.count - 1; node += 1) {
    const humidity = valueAt(pressures, node) / (saturation[node] ?? 1)
    if (humidity > highest) {
      highest = humidity
      closest = node
    }
  }
  return closest
}

const total = (wettings: readonly Wetting[], key: 'condensate' | 'evaporation') =>
  wettings.reduce((sum, wetting) => sum + wetting[key], 0)

/**
 * Two-period balance (DIN 4108-3:2018, annex A): what condenses in 90 days of winter, and what can dry in 90 days of
 * summer.
 *
 * The string touches the saturation polygon at no node (case a), at one (b), at two (c) or along neighbouring ones (d,
 * a zone). A second zone is treated like a second plane. Three and more are not covered by the norm.
 *
 * @param path - from inside to outside
 * @param surfaces - 0.25 and 0.04 m²·K/W
 * @param drySaturation - saturation pressure at a wet plane in summer [Pa]
 */
export function twoPeriodBalance(
  path: VapourPath,
  climate: StationaryClimate,
  surfaces: SurfaceResistances,
  drySaturation: number,
): TwoPeriodBalance {
  const cold = winter(path, climate, surfaces)
  const { temperatures, pressures, surfaceCondensation } = cold
  const ends = zones(cold)
  const basis = { temperatures, pressures, surfaceCondensation }
  if (ends.length === 0) {
    const node = closestNode(path, cold)
    const rates = node === null ? null : dryingRates(path, valueAt(path.sd, node), drySaturation)
    return { ...basis, planes: 0, wettings: [], condensate: 0, evaporation: rates && rates.inwards + rates.outwards }
  }
  const planes = ends.length / 2
  if (planes > 2) return { ...basis, planes, wettings: [], condensate: null, evaporation: null }
  const wettings =
    ends.length === 2
      ? [oneWetting(path, pressures, ends, drySaturation)]
      : twoWettings(path, pressures, ends, drySaturation)
  return {
    ...basis,
    planes,
    wettings,
    condensate: total(wettings, 'condensate'),
    evaporation: total(wettings, 'evaporation'),
  }
}
