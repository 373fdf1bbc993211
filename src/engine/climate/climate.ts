import { checkWithin, type Place } from '#engine/engine-error.ts'

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
export type MonthlyClimate = {
  readonly id: string
  /** What a trace calls it, in every language; its id where absent. */
  readonly title?: string
  readonly months: readonly ClimateMonth[]
}

/** What a construction is assessed with. */
export type Climate = { readonly stationary: StationaryClimate; readonly monthly: readonly MonthlyClimate[] }

const air = {
  temperature: { unit: '°C', minimum: -60, maximum: 60 },
  pressure: { unit: 'Pa', minimum: 0.1, maximum: 20_000 },
} as const
const year = { unit: '1', minimum: 12, maximum: 12 } as const

const checkAir = (temperature: number, pressure: number, place: Place) => {
  checkWithin(air.temperature, temperature, () => ['climate', ...place, 'temperature'])
  checkWithin(air.pressure, pressure, () => ['climate', ...place, 'pressure'])
}

/**
 * Refuses a climate that the moisture methods cannot be computed with.
 *
 * @throws {EngineError} valueOutOfRange; `path` points into the climate: `/climate/monthly/0/months`
 */
export function checkClimate({ stationary, monthly }: Climate): void {
  checkAir(stationary.outsideTemperature, stationary.outsidePressure, ['stationary', 'outside'])
  checkAir(stationary.insideTemperature, stationary.insidePressure, ['stationary', 'inside'])
  monthly.forEach(({ months }, index) => {
    checkWithin(year, months.length, () => ['climate', 'monthly', index, 'months'])
    for (const month of months) {
      checkAir(month.outsideTemperature, month.outsidePressure, ['monthly', index, 'outside'])
      checkAir(month.insideTemperature, month.insidePressure, ['monthly', index, 'inside'])
    }
  })
}
