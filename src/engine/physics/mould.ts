import type { ClimateMonth, MonthlyClimate } from '#engine/climate/climate.ts'
import { MOULD_HUMIDITY, mouldTemperature, requiredFactor } from '#engine/formulas/moisture.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { saturationPressure } from './vapour-pressure.ts'

/**
 * Temperature factor the surface needs so that its relative humidity stays at 80 % or below (ISO 13788:2012, 5.3).
 *
 * @returns null where it is not colder outside than inside
 */
export function requiredTemperatureFactor(air: ClimateMonth, trace?: Trace): number | null {
  const { insideTemperature, outsideTemperature, insidePressure } = air
  if (insideTemperature - outsideTemperature <= 0) return null
  const needed = figure(trace, 'mouldTemperature', mouldTemperature)(insidePressure)
  return figure(trace, 'requiredFactor', requiredFactor)(needed, insideTemperature, outsideTemperature)
}

const factorsByClimate = new WeakMap<MonthlyClimate, readonly (number | null)[]>()

/**
 * The same for every month of a year. It follows from the climate alone, so it is worked out once for each; a trace has
 * it worked out anew.
 */
export function requiredTemperatureFactors(climate: MonthlyClimate, trace?: Trace): readonly (number | null)[] {
  const known = trace ? undefined : factorsByClimate.get(climate)
  if (known) return known
  const factors = climate.months.map((month) => requiredTemperatureFactor(month, trace))
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
