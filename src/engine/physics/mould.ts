import type { ClimateMonth, MonthlyClimate } from '#engine/climate/climate.ts'
import { saturationPressure, saturationTemperature } from './vapour-pressure.ts'

/** Relative humidity at the surface from which mould grows [1] (DIN 4108-2; ISO 13788:2012, 5.3). */
export const MOULD_HUMIDITY = 0.8

/**
 * Temperature factor the surface needs so that its relative humidity stays at 80 % or below (ISO 13788:2012, 5.3).
 *
 * @returns null where it is not colder outside than inside
 */
export function requiredTemperatureFactor(air: ClimateMonth): number | null {
  const difference = air.insideTemperature - air.outsideTemperature
  if (difference <= 0) return null
  const needed = saturationTemperature(air.insidePressure / MOULD_HUMIDITY)
  return (needed - air.outsideTemperature) / difference
}

const factorsByClimate = new WeakMap<MonthlyClimate, readonly (number | null)[]>()

/** The same for every month of a year. It follows from the climate alone, so it is worked out once for each. */
export function requiredTemperatureFactors(climate: MonthlyClimate): readonly (number | null)[] {
  const known = factorsByClimate.get(climate)
  if (known) return known
  const factors = climate.months.map(requiredTemperatureFactor)
  factorsByClimate.set(climate, factors)
  return factors
}

/** Whether relative humidity at a surface exceeds 80 %, by its temperature [°C] and the vapour pressure of the air [Pa]. */
export const mouldMayGrow = (surfaceTemperature: number, pressure: number): boolean =>
  pressure > MOULD_HUMIDITY * saturationPressure(surfaceTemperature)

/** The month that asks for the highest temperature factor. */
export function criticalFactor(months: readonly { readonly month: number; readonly fRsiMin: number | null }[]): {
  readonly fRsiMin: number | null
  readonly criticalMonth: number | null
} {
  let fRsiMin: number | null = null
  let criticalMonth: number | null = null
  for (const month of months) {
    if (month.fRsiMin === null || (fRsiMin !== null && month.fRsiMin <= fRsiMin)) continue
    fRsiMin = month.fRsiMin
    criticalMonth = month.month
  }
  return { fRsiMin, criticalMonth }
}
