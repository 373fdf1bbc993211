import type { RoomHumidity } from '#vocabulary/settings.ts'
import { saturationPressure } from '../physics/vapour-pressure.ts'
import type { Climate, ClimateMonth, MonthlyClimate } from './climate.ts'
import { defaultClimate } from './climates.ts'
import {
  EXCESS_SAFETY,
  type HumidityClass,
  indoorHumidity,
  indoorTemperature,
  maritimeExcess,
} from './indoor-climate.ts'

/** Vapour pressure inside [Pa] from the air outside of a month and the temperature inside. */
type Load = (outside: ClimateMonth, insideTemperature: number) => number

const crowded: Load = ({ outsideTemperature }, insideTemperature) =>
  indoorHumidity(outsideTemperature, 'high') * saturationPressure(insideTemperature)

/** Air takes up no more than saturates it. */
const ofClass =
  (humidityClass: HumidityClass): Load =>
  ({ outsideTemperature, outsidePressure }, insideTemperature) =>
    Math.min(
      saturationPressure(insideTemperature),
      outsidePressure + EXCESS_SAFETY * maritimeExcess(humidityClass, outsideTemperature),
    )

const under = (load: Load): Climate => ({
  stationary: defaultClimate.stationary,
  monthly: defaultClimate.monthly.map(
    ({ months, ...year }): MonthlyClimate => ({
      ...year,
      months: months.map((month) => {
        const insideTemperature = indoorTemperature(month.outsideTemperature)
        return { ...month, insideTemperature, insidePressure: load(month, insideTemperature) }
      }),
    }),
  ),
})

const climates: Readonly<Record<RoomHumidity, Climate>> = {
  normal: defaultClimate,
  high: under(crowded),
  class1: under(ofClass(1)),
  class2: under(ofClass(2)),
  class3: under(ofClass(3)),
  class4: under(ofClass(4)),
  class5: under(ofClass(5)),
  special: { ...defaultClimate, monthly: [] },
}

/**
 * The climate that a construction is assessed with under a moisture load of the room (ISO 13788:2012, annex A). The two
 * periods of DIN 4108-3 are fixed; the years take the load. Nothing is laid down for special rooms: they have no year.
 */
export const climateOf = (load: RoomHumidity = 'normal'): Climate => climates[load]
