import { expect, test } from 'vitest'
import { roomHumidities } from '#vocabulary/settings.ts'
import { saturationPressure } from '../physics/vapour-pressure.ts'
import { checkClimate } from './climate.ts'
import { defaultClimate } from './climates.ts'
import { climateOf } from './room-climate.ts'

const january = (load: Parameters<typeof climateOf>[0]) => climateOf(load).monthly[0]?.months[0]

test('a normal room has the climate that is assumed anyway', () => {
  expect(climateOf()).toBe(defaultClimate)
  expect(climateOf('normal')).toBe(defaultClimate)
})

test('crowded rooms are 5 % more humid', () => {
  expect(january('high')?.insidePressure).toBeCloseTo((0.45 + 0.0241 + 0.05) * saturationPressure(20), 9)
})

test.each([
  ['class1', 270],
  ['class2', 540],
  ['class3', 810],
  ['class4', 1080],
  ['class5', 1360],
] as const)('%s adds %i Pa up to 0 °C outside, times 1.1, falling to 20 °C', (load, excess) => {
  expect(january(load)?.insidePressure).toBeCloseTo(601 + 1.1 * excess * (1 - 2.41 / 20), 9)
  const july = climateOf(load).monthly[0]?.months[6]
  expect(july?.insidePressure).toBe(july?.outsidePressure)
})

test('every load can be computed with, and leaves outside air and the two periods alone', () => {
  for (const load of roomHumidities) {
    const climate = climateOf(load)
    expect(() => checkClimate(climate)).not.toThrow()
    expect(climate.stationary).toBe(defaultClimate.stationary)
    const outside = climate.monthly.flatMap(({ months }) => months.map(({ outsidePressure }) => outsidePressure))
    const usual = defaultClimate.monthly.flatMap(({ months }) => months.map(({ outsidePressure }) => outsidePressure))
    expect(outside).toEqual(load === 'special' ? [] : usual)
  }
})
