import { saturationPressure } from '../physics/vapour-pressure.ts'
import type { Climate, MonthlyClimate, StationaryClimate } from './climate.ts'
import { indoorHumidity, indoorTemperature } from './indoor-climate.ts'

/** Condensation period of the two-period balance (DIN 4108-3:2018, annex A), also the test for mould (DIN 4108-2). */
export const condensationPeriod: StationaryClimate = {
  outsideTemperature: -5,
  insideTemperature: 20,
  outsideHumidity: 0.8,
  insideHumidity: 0.5,
  outsidePressure: 321,
  insidePressure: 1168,
}

/** Drying period of the two-period balance: the same vapour pressure on both sides [Pa] (DIN 4108-3:2018, annex A). */
export const DRYING_PERIOD_PRESSURE = 1200

type MonthlyMeans = {
  readonly outsideTemperature: readonly number[]
  readonly outsideHumidity: readonly number[]
  readonly insideTemperature: readonly number[]
  readonly insideHumidity: readonly number[]
}

/** A year from monthly means of temperature [°C] and relative humidity [1] on both sides. */
export const fromHumidity = (id: string, means: MonthlyMeans): MonthlyClimate => ({
  id,
  months: means.outsideTemperature.map((outsideTemperature, month) => {
    const insideTemperature = means.insideTemperature[month] ?? Number.NaN
    return {
      outsideTemperature,
      outsidePressure: (means.outsideHumidity[month] ?? Number.NaN) * saturationPressure(outsideTemperature),
      insideTemperature,
      insidePressure: (means.insideHumidity[month] ?? Number.NaN) * saturationPressure(insideTemperature),
    }
  }),
})

/**
 * A year from monthly means outside: temperature [°C] and vapour pressure [Pa]. The indoor climate follows from the
 * outdoor temperature (ISO 13788:2012, annex A, continental, normal occupancy).
 */
export const fromOutside = (
  id: string,
  temperatures: readonly number[],
  pressures: readonly number[],
): MonthlyClimate => ({
  id,
  months: temperatures.map((outsideTemperature, month) => {
    const insideTemperature = indoorTemperature(outsideTemperature)
    return {
      outsideTemperature,
      outsidePressure: pressures[month] ?? Number.NaN,
      insideTemperature,
      insidePressure: indoorHumidity(outsideTemperature) * saturationPressure(insideTemperature),
    }
  }),
})

const percent = (values: readonly number[]) => values.map((value) => value / 100)

/** Climate of the worked example ISO 13788:2012, C.2. */
export const iso13788C2: MonthlyClimate = {
  title: 'C.2',
  ...fromHumidity('iso13788C2', {
    outsideTemperature: [-1, 0, 4, 9, 14, 18, 19, 19, 15, 10, 5, 1],
    outsideHumidity: percent([85, 84, 78, 72, 68, 69, 73, 75, 79, 83, 88, 88]),
    insideTemperature: [20, 20, 20, 20, 22, 24, 24.5, 24.5, 22.5, 20, 20, 20],
    insideHumidity: percent([39, 40, 44, 49, 54, 58, 59, 59, 55, 50, 45, 41]),
  }),
}

/** Mannheim: test reference year 2010 of the BBSR, region 12; monthly means of the hourly file in RWTH-EBC/TEASER. */
export const mannheim: MonthlyClimate = {
  title: 'Mannheim, TRY 2010',
  ...fromOutside(
    'mannheimTry2010',
    [2.41, 3.62, 7.13, 10.57, 15.57, 18.11, 20.05, 20.17, 15.66, 10.99, 5.68, 3.07],
    [601, 608, 652, 882, 1276, 1348, 1448, 1552, 1405, 1011, 783, 651],
  ),
}

/** What is assumed where no climate is given: DIN 4108-3 for the two periods, both years for the monthly method. */
export const defaultClimate: Climate = { stationary: condensationPeriod, monthly: [mannheim, iso13788C2] }
