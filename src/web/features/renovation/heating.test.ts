import { expect, test } from 'vitest'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { effectiveYears } from './decline.ts'
import { chosen, type FieldStates, fieldState, heatingOf, heatLoss, losesHeat, presetsOf } from './heating.ts'
import { type HeatingChoices, type HeatingTexts, heatingFields } from './renovation-search.ts'

const nothing: HeatingChoices = { station: null, limit: null, neighbour: null, generator: null, path: null }

function heating(
  choices: Partial<HeatingChoices>,
  typed: Partial<HeatingTexts> = {},
  type: ConstructionType = 'outerWall',
) {
  const taken = chosen({ ...nothing, ...choices }, type)
  const presets = presetsOf(taken, 2026)
  const states = Object.fromEntries(
    heatingFields.map((field) => [field, fieldState(field, typed[field], { preset: presets[field], thisYear: 2026 })]),
  ) as FieldStates
  return heatingOf(states, taken, 2026)
}

test('without being told it is Potsdam, a limit of 15 °C and a condensing boiler', () => {
  const { emissions, primaryEnergy, freeFrom } = heating({})
  expect(emissions).toMatchObject({ degreeHours: 86.5, correction: 1 })
  expect(emissions.perHeat).toBeCloseTo(0.2348 / 0.99, 4)
  expect(primaryEnergy.perHeat).toBeCloseTo(1.09 / 0.99, 2)
  expect(effectiveYears(50, emissions.decline)).toBe(50)
  expect(freeFrom).toBeNull()
})

test('presets follow what is chosen', () => {
  const pump = heating(
    { station: 'hof', limit: 12, neighbour: 'cellarB5', generator: 'airHeatPump10' },
    {},
    'basementCeiling',
  )
  expect(pump.emissions).toMatchObject({ degreeHours: 91.8, correction: 0.7 })
  expect(pump.emissions.perHeat).toBeCloseTo(0.532 / 3.4, 4)
  expect(heating({ neighbour: 'cellarB5' }).emissions.correction).toBe(1)
  expect(heating({}, {}, 'basementCeiling').emissions.correction).toBe(0.65)
})

test('own figures take the place of presets', () => {
  const own = heating({}, { degreeHours: '75', emissionFactor: '240', efficiency: '0.96', systemEfficiency: '0,9' })
  expect(own.emissions.degreeHours).toBe(75)
  expect(own.emissions.perHeat).toBeCloseTo(0.25 / 0.9, 12)
  expect(own.heatPerEnergy).toBeCloseTo(0.864, 12)
})

test.each([
  ['90', 0.9],
  ['92 %', 0.92],
  ['105', 1.05],
  ['0,95', 0.95],
  ['3,4', 3.4],
])('an efficiency of %s is %s', (text, value) => {
  expect(fieldState('efficiency', text, { preset: 0.99, thisYear: 2026 })).toMatchObject({ kind: 'own', value })
})

test('a field says which range it takes, and the preset stands in', () => {
  const state = (field: keyof HeatingTexts, text: string) => fieldState(field, text, { preset: 1, thisYear: 2026 })
  expect(state('correction', '2')).toEqual({ kind: 'wrong', least: 0.05, most: 1.2, preset: 1, value: 1 })
  expect(state('efficiency', '15')).toMatchObject({ kind: 'wrong', least: 0.1, most: 10, value: 1 })
  expect(state('freeFrom', '2026')).toMatchObject({ kind: 'wrong', least: 2027 })
  expect(state('degreeHours', '75 kKh')).toMatchObject({ kind: 'wrong', least: 1, most: 300 })
  expect(state('degreeHours', ' ')).toEqual({ kind: 'preset', preset: 1, value: 1 })
})

test('emissions may fall to nothing by a year, primary energy then stays', () => {
  const free = heating({ path: 'zero' })
  expect(free.freeFrom).toBe(2045)
  expect(effectiveYears(50, free.emissions.decline)).toBe(9.5)
  expect(effectiveYears(50, free.primaryEnergy.decline)).toBe(50)
  expect(heating({ path: 'zero' }, { freeFrom: '2036' }).freeFrom).toBe(2036)
})

test('electricity alone follows the scenarios', () => {
  const { emissions, primaryEnergy } = heating({ path: 'scenario', generator: 'directElectric' })
  expect(emissions.perHeat).toBeCloseTo(0.5894 + 0.6 * (0.5028 - 0.5894), 4)
  expect(emissions.decline.at(-1)?.year).toBe(24)
  expect(emissions.perHeat * (emissions.decline.at(-1)?.share ?? 0)).toBeCloseTo(0.3538, 4)
  expect(primaryEnergy.perHeat * (primaryEnergy.decline.at(-1)?.share ?? 0)).toBeCloseTo(1.106, 3)
  expect(effectiveYears(50, heating({ path: 'scenario' }).emissions.decline)).toBe(50)
})

test('heat loss is U times degree hours times the correction', () => {
  expect(heatLoss(1.38, { correction: 1, degreeHours: 75 })).toBeCloseTo(103.5, 9)
  expect(heatLoss(0.3, { correction: 0.5, degreeHours: 80 })).toBeCloseTo(12, 9)
  expect(losesHeat('innerWall')).toBe(false)
  expect(losesHeat('groundSlab')).toBe(true)
})
