import { expect, test } from 'vitest'
import { effectiveYears, fieldState, heatingOf, heatLoss } from './heating.ts'

const typed = { degreeHours: '75', correction: '1,0', emissionFactor: '240', efficiency: '0.96', freeFrom: '' }

test('emissions per kWh of heat follow from the carrier and the generator', () => {
  expect(heatingOf(typed, 2026)).toEqual({ degreeHours: 75, correction: 1, emissions: 0.25, freeAfter: null })
  expect(heatingOf({ ...typed, freeFrom: '2045' }, 2026)?.freeAfter).toBe(19)
})

test('nothing is computed while something needed is missing or wrong', () => {
  expect(heatingOf({ ...typed, degreeHours: '' }, 2026)).toBeNull()
  expect(heatingOf({ ...typed, efficiency: '0' }, 2026)).toBeNull()
  expect(heatingOf({ ...typed, freeFrom: '2020' }, 2026)).toBeNull()
})

test('a field says which range it takes', () => {
  expect(fieldState('correction', '2', 2026)).toEqual({ kind: 'wrong', least: 0.05, most: 1.2 })
  expect(fieldState('freeFrom', '2026', 2026)).toMatchObject({ kind: 'wrong', least: 2027 })
  expect(fieldState('degreeHours', ' ', 2026)).toEqual({ kind: 'empty' })
})

test('heat loss is U times degree hours times the correction', () => {
  expect(heatLoss(1.38, { correction: 1, degreeHours: 75 })).toBeCloseTo(103.5, 9)
  expect(heatLoss(0.3, { correction: 0.5, degreeHours: 80 })).toBeCloseTo(12, 9)
})

test('years count less the cleaner the carrier grows', () => {
  expect(effectiveYears(10, null)).toBe(10)
  expect(effectiveYears(10, 20)).toBe(7.5)
  expect(effectiveYears(30, 20)).toBe(10)
})
