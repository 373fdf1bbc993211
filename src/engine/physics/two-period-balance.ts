import type { StationaryClimate } from '#engine/climate/climate.ts'
import {
  dryingBothWays,
  dryingFirst,
  dryingLast,
  dryingTime,
  saturationPressure,
  sdToPlane,
  sumOfPlanes,
  temperatureAt,
} from '#engine/formulas/moisture.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { type Balanced, condensateOf, dryingRates, ratesOf } from './two-period-drying.ts'
import { closestNode, type Winter, winter, zones } from './two-period-winter.ts'
import { indexAt, numberAt, valueAt } from './value-at.ts'
import type { VapourPath } from './vapour-path.ts'

/** Saturation pressure at a wet plane in the drying period [Pa] (DIN 4108-3:2018, annex A). */
export const DRYING_SATURATION = { wall: 1700, roof: 2000 } as const

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

const wettingOf = ({ ends }: Balanced, zone: number, amount: number, evaporation: number): Wetting => ({
  first: numberAt(ends, 2 * zone),
  last: numberAt(ends, 2 * zone + 1),
  condensate: amount,
  evaporation,
})

const oneWetting = (balanced: Balanced): Wetting => {
  const { inwards, outwards } = ratesOf(balanced, 0)
  const trace = balanced.traceAt(numberAt(balanced.ends, 0))
  const amount = condensateOf(balanced, 0)
  return wettingOf(balanced, 0, amount, figure(trace, 'planeEvaporation', dryingBothWays)(inwards, outwards))
}

/**
 * Two planes dry away from each other. Once the first is dry, the other dries to both sides for the rest of the period
 * (DIN 4108-3, A.5 to A.9 and A.14 to A.26). What the first one could have dried beyond its water is not counted.
 */
const twoWettings = (balanced: Balanced): Wetting[] => {
  const inside = balanced.traceAt(numberAt(balanced.ends, 0))
  const outside = balanced.traceAt(numberAt(balanced.ends, 2))
  const [water, outerWater] = [condensateOf(balanced, 0), condensateOf(balanced, 1)]
  const [inner, outer] = [ratesOf(balanced, 0), ratesOf(balanced, 1)]
  const time = figure(inside, 'dryingTime', dryingTime)(water, inner.inwards)
  const outerTime = figure(outside, 'dryingTime', dryingTime)(outerWater, outer.outwards)
  const isInnerFirst = time <= outerTime
  const dried = isInnerFirst
    ? figure(inside, 'planeEvaporation', dryingFirst)(water, inner.inwards)
    : figure(inside, 'planeEvaporation', dryingLast)(inner.inwards, inner.outwards, outerTime)
  const outerDried = isInnerFirst
    ? figure(outside, 'planeEvaporation', dryingLast)(outer.outwards, outer.inwards, time)
    : figure(outside, 'planeEvaporation', dryingFirst)(outerWater, outer.outwards)
  return [wettingOf(balanced, 0, water, dried), wettingOf(balanced, 1, outerWater, outerDried)]
}

/** Where the planes lie, how warm they are and what saturates there. */
const tellPlanes = (
  { path, ends, traceAt }: Balanced,
  climate: StationaryClimate,
  { rsi, rse }: SurfaceResistances,
) => {
  const total = rsi + valueAt(path.resistance, path.count - 1) + rse
  for (const node of new Set(ends)) {
    const trace = traceAt(node)
    const inside = rsi + valueAt(path.resistance, node)
    const { insideTemperature, outsideTemperature } = climate
    figure(trace, 'planeSd', sdToPlane)(path.bodySd, indexAt(path.body, node), path.fraction[node] ?? 1)
    const temperature = figure(trace, 'planeTemperature', temperatureAt)(
      insideTemperature,
      outsideTemperature,
      inside,
      total,
    )
    figure(trace, 'planePressure', saturationPressure)(temperature)
  }
}

/** What a trace needs to tell of planes: the layer on the room side of a node. */
export type PlaneTrace = { readonly trace: Trace; readonly layerAt: (node: number) => number }

const untraced = () => undefined

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
  told?: PlaneTrace,
): TwoPeriodBalance {
  const cold = winter(path, climate, surfaces)
  const { temperatures, pressures, surfaceCondensation } = cold
  const ends = zones(cold)
  const basis = { temperatures, pressures, surfaceCondensation, planes: ends.length / 2 }
  const traceAt = told ? (node: number) => about(told.trace, told.layerAt(node)) : untraced
  if (basis.planes > 2) return { ...basis, wettings: [], condensate: null, evaporation: null }
  const balanced = { path, pressures, ends, drySaturation, traceAt }
  if (told) tellPlanes(balanced, climate, surfaces)
  if (basis.planes === 0)
    return { ...basis, wettings: [], condensate: 0, evaporation: dryEvaporation(balanced, cold, told?.trace) }
  const wettings = basis.planes === 1 ? [oneWetting(balanced)] : twoWettings(balanced)
  const amounts = wettings.map((wetting) => wetting.condensate)
  const dried = wettings.map((wetting) => wetting.evaporation)
  return {
    ...basis,
    wettings,
    condensate: figure(told?.trace, 'condensate', sumOfPlanes)(amounts),
    evaporation: figure(told?.trace, 'evaporation', sumOfPlanes)(dried),
  }
}

/** What a construction that stays dry could dry, from the node that comes closest to saturation; null without one. */
const dryEvaporation = ({ path, drySaturation, traceAt }: Balanced, cold: Winter, trace: Trace | undefined) => {
  figure(trace, 'condensate', sumOfPlanes)([])
  const node = closestNode(path, cold)
  if (node === null) return null
  const { inwards, outwards } = dryingRates(path, valueAt(path.sd, node), drySaturation, traceAt(node))
  return figure(trace, 'evaporation', dryingBothWays)(inwards, outwards)
}
