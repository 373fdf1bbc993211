import type { ClimateMonth } from '#engine/climate/climate.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import type { VapourBodies } from './vapour-path.ts'
import { saturationPressure, saturationSlope } from './vapour-pressure.ts'

/**
 * Whether saturation stays above a straight vapour pressure line over a stretch whose temperatures do not cross 0 °C.
 * It is convex there, so it lies above its tangents at both ends; a line below the two, hence below their crossing and
 * the ends, lies below it.
 *
 * @param gapFrom - saturation above the line where the stretch begins, and where it ends [Pa]
 * @param riseFrom - how the gap would change over the whole stretch along the tangent at its beginning, and at its end [Pa]
 */
const clears = (gapFrom: number, gapTo: number, riseFrom: number, riseTo: number): boolean => {
  if (gapFrom < 0 || gapTo < 0) return false
  if (riseTo === riseFrom) return true
  const crossing = (gapTo - gapFrom - riseTo) / (riseFrom - riseTo)
  return gapFrom + riseFrom * crossing >= 0
}

/**
 * The same over a body, whatever its temperatures: 0 °C parts it in two.
 *
 * @param warm - temperatures at both ends [°C], and saturation there [Pa]
 * @param line - vapour pressure where the body begins, and its change over the body [Pa]
 */
const bodyClears = (
  warm: number,
  cold: number,
  saturationFrom: number,
  saturationTo: number,
  line: number,
  change: number,
): boolean => {
  const gapFrom = saturationFrom - line
  const gapTo = saturationTo - line - change
  // saturation only rises with the temperature: nowhere in the body is it less than at its colder end
  if (Math.min(saturationFrom, saturationTo) > Math.max(line, line + change)) return true
  const slopeFrom = saturationSlope(warm, saturationFrom, warm < 0 || (warm === 0 && cold < 0))
  const slopeTo = saturationSlope(cold, saturationTo, cold < 0 || (cold === 0 && warm < 0))
  const drop = cold - warm
  if (warm * cold >= 0) return clears(gapFrom, gapTo, slopeFrom * drop - change, slopeTo * drop - change)
  const share = warm / (warm - cold)
  const freezing = saturationPressure(0)
  const gap = freezing - line - share * change
  const before = share * change
  const after = change - before
  return (
    clears(gapFrom, gap, -slopeFrom * warm - before, -saturationSlope(0, freezing, warm < 0) * warm - before) &&
    clears(gap, gapTo, saturationSlope(0, freezing, cold < 0) * cold - after, slopeTo * cold - after)
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
  let line = insidePressure
  let warm = insideTemperature - gradient * rsi
  let saturation = saturationPressure(warm)
  const coldest = Math.min(saturation, saturationPressure(outsideTemperature + gradient * rse))
  if (Math.max(insidePressure, outsidePressure) < coldest) return true
  for (let at = 0; at < sd.length; at += 1) {
    const change = slope * (sd[at] ?? 0)
    const cold = warm - gradient * (bodies[at]?.resistance ?? 0)
    const next = saturationPressure(cold)
    if (!bodyClears(warm, cold, saturation, next, line, change)) return false
    line += change
    warm = cold
    saturation = next
  }
  return true
}
