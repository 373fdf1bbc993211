import type { ClimateMonth } from '#engine/climate/climate.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import type { VapourBodies } from './vapour-path.ts'
import { saturationPressure, saturationSlope } from './vapour-pressure.ts'

/** A stretch of a body whose temperatures do not cross 0 °C: ends over sd [m], temperatures [°C], saturation [Pa]. */
type Stretch = {
  readonly from: number
  readonly to: number
  readonly warm: number
  readonly cold: number
  readonly saturationFrom: number
  readonly saturationTo: number
}

/**
 * Saturation is convex over a stretch, so it lies above its tangents at both ends; a straight line below the two
 * tangents, hence below their crossing and the ends, lies below saturation.
 */
const clears = (stretch: Stretch, start: number, slope: number): boolean => {
  const { from, to, warm, cold, saturationFrom, saturationTo } = stretch
  if (start + slope * from > saturationFrom || start + slope * to > saturationTo) return false
  const gradient = (cold - warm) / (to - from)
  const isIce = warm <= 0 && cold <= 0
  const slopeFrom = saturationSlope(warm, saturationFrom, isIce) * gradient
  const slopeTo = saturationSlope(cold, saturationTo, isIce) * gradient
  if (slopeTo === slopeFrom) return true
  const crossing = (saturationFrom - saturationTo + slopeTo * to - slopeFrom * from) / (slopeTo - slopeFrom)
  return start + slope * crossing <= saturationFrom + slopeFrom * (crossing - from)
}

const bodyClears = (stretch: Stretch, start: number, slope: number): boolean => {
  const { from, to, warm, cold } = stretch
  if (warm * cold >= 0) return clears(stretch, start, slope)
  const freezing = from + ((to - from) * warm) / (warm - cold)
  const saturation = saturationPressure(0)
  if (freezing <= from || freezing >= to) return false
  return (
    clears({ ...stretch, to: freezing, cold: 0, saturationTo: saturation }, start, slope) &&
    clears({ ...stretch, from: freezing, warm: 0, saturationFrom: saturation }, start, slope)
  )
}

/**
 * Whether a construction without water surely stays dry in a month, told without slices: the straight vapour pressure
 * line stays below a lower bound of saturation in every body. Most months of most constructions pass.
 *
 * @returns false where water condenses, and in rare cases where it only might
 */
export function surelyStaysDry(
  { bodies, sd, total }: VapourBodies,
  { insideTemperature, outsideTemperature, insidePressure, outsidePressure }: ClimateMonth,
  { rsi, rse }: SurfaceResistances,
): boolean {
  let resistance = rsi + rse
  for (const body of bodies) resistance += body.resistance
  const gradient = (insideTemperature - outsideTemperature) / resistance
  const slope = (outsidePressure - insidePressure) / total
  let from = 0
  let warm = insideTemperature - gradient * rsi
  let saturationFrom = saturationPressure(warm)
  for (let at = 0; at < sd.length; at += 1) {
    const to = from + (sd[at] ?? 0)
    const cold = warm - gradient * (bodies[at]?.resistance ?? 0)
    const saturationTo = saturationPressure(cold)
    if (!bodyClears({ from, to, warm, cold, saturationFrom, saturationTo }, insidePressure, slope)) return false
    from = to
    warm = cold
    saturationFrom = saturationTo
  }
  return true
}
