import { expect, test } from 'vitest'
import { indicators } from '#vocabulary/indicators.ts'
import { abbreviationOf, headingOf } from './indicator-rows.ts'
import { millimetres } from './table.ts'

test('indicators are headed as EN 15804 prints them, each by its own name within a generation', () => {
  expect(headingOf('gwpTotal')).toBe('GWP-total [kg CO₂e/m²]')
  expect(headingOf('apA1')).toBe('AP [kg SO₂e/m²]')
  expect(headingOf('gwpA1')).toBe('GWP [kg CO₂e/m²]')
  expect(abbreviationOf('epFreshwater')).toBe('EP-freshwater')
  expect(indicators.every((one) => /^[A-Z]+(-[a-z]+)?$/.test(abbreviationOf(one)))).toBe(true)
})

test('lengths are mm without dust, and nothing where there is none', () => {
  expect(millimetres(0.1 + 0.2)).toBe(300)
  expect(millimetres(0.0125)).toBe(12.5)
  expect(millimetres(undefined)).toBe('')
})
