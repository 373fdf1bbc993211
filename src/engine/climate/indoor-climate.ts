/**
 * Indoor air temperature [°C] from the mean outdoor one (ISO 13788:2012, annex A): 20 up to 10 °C outside, 25 from
 * 20 °C on, linear between.
 */
export const indoorTemperature = (outsideTemperature: number): number =>
  20 + 0.5 * Math.min(10, Math.max(0, outsideTemperature - 10))

/** How many people there are: dwellings with high occupancy are 5 % more humid (ISO 13788:2012, annex A). */
export type Occupancy = 'normal' | 'high'

/**
 * Relative indoor humidity [1] from the mean outdoor temperature [°C] (ISO 13788:2012, annex A, continental climates):
 * 35 % up to −10 °C outside, 65 % from 20 °C on, linear between.
 */
export const indoorHumidity = (outsideTemperature: number, occupancy: Occupancy = 'normal'): number =>
  0.45 + 0.01 * Math.min(20, Math.max(-10, outsideTemperature)) + (occupancy === 'high' ? 0.05 : 0)

/**
 * Humidity classes: 1 storage, 2 offices and dwellings with few people, 3 unknown, 4 kitchens and sports halls, 5
 * laundries and pools.
 */
export const humidityClasses = [1, 2, 3, 4, 5] as const
export type HumidityClass = (typeof humidityClasses)[number]

/** Excess up to 0 °C outside [Pa] (ISO 13788:2012, annex A); that of class 5 is recalled, the upper of two values. */
const excessAtFreezing = { 1: 270, 2: 540, 3: 810, 4: 1080, 5: 1360 } as const satisfies Record<HumidityClass, number>

/** Safety factor on the excess [1] (ISO 13788:2012, annex A); recalled. */
export const EXCESS_SAFETY = 1.1

/**
 * Excess of the vapour pressure inside over outside [Pa] (ISO 13788:2012, annex A): constant up to 0 °C outside, falling
 * to nothing at 20 °C. Without the safety factor.
 *
 * @param outsideTemperature - mean of the month [°C]
 */
export const maritimeExcess = (humidityClass: HumidityClass, outsideTemperature: number): number =>
  excessAtFreezing[humidityClass] * Math.min(1, Math.max(0, 1 - outsideTemperature / 20))
