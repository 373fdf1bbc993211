import { EngineError } from '#engine/engine-error.ts'

/** Air on both sides that does not change. Humidity is relative [1]. */
export type StationaryClimate = {
  /** [°C] */
  readonly outsideTemperature: number
  readonly insideTemperature: number
  readonly outsideHumidity: number
  readonly insideHumidity: number
  /** Vapour pressure [Pa]; norms print it rounded, so it is given and not derived. */
  readonly outsidePressure: number
  readonly insidePressure: number
}

/** Means of a month: temperature [°C] and vapour pressure [Pa]. */
export type ClimateMonth = {
  readonly outsideTemperature: number
  readonly outsidePressure: number
  readonly insideTemperature: number
  readonly insidePressure: number
}

/** A year, January first. */
export type MonthlyClimate = { readonly id: string; readonly months: readonly ClimateMonth[] }

/** What a construction is assessed with. */
export type Climate = { readonly stationary: StationaryClimate; readonly monthly: readonly MonthlyClimate[] }

const between = (value: number, least: number, most: number, path: string) => {
  if (value >= least && value <= most) return
  throw new EngineError('valueOutOfRange', path, `${value} is not between ${least} and ${most}`)
}

const checkAir = (temperature: number, pressure: number, path: string) => {
  between(temperature, -60, 60, `${path}/temperature`)
  between(pressure, 0.1, 20_000, `${path}/pressure`)
}

/**
 * Refuses a climate that the moisture methods cannot be computed with.
 *
 * @throws {EngineError} valueOutOfRange; `path` points into the climate: `/climate/monthly/0/months`
 */
export function checkClimate({ stationary, monthly }: Climate): void {
  checkAir(stationary.outsideTemperature, stationary.outsidePressure, '/climate/stationary/outside')
  checkAir(stationary.insideTemperature, stationary.insidePressure, '/climate/stationary/inside')
  monthly.forEach(({ months }, index) => {
    between(months.length, 12, 12, `/climate/monthly/${index}/months`)
    for (const month of months) {
      checkAir(month.outsideTemperature, month.outsidePressure, `/climate/monthly/${index}/outside`)
      checkAir(month.insideTemperature, month.insidePressure, `/climate/monthly/${index}/inside`)
    }
  })
}
