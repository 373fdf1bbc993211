import fc from 'fast-check'
import { expect, test } from 'vitest'
import { constant, type Decline, effectiveYears, toZeroIn, yearsWorth } from './decline.ts'

test('years count less the cleaner the carrier grows', () => {
  expect(effectiveYears(10, constant)).toBe(10)
  expect(effectiveYears(10, toZeroIn(20))).toBe(7.5)
  expect(effectiveYears(30, toZeroIn(20))).toBe(10)
  expect(yearsWorth(10.1, toZeroIn(20))).toBeNull()
})

test('from point to point it is linear, after the last it stays', () => {
  const steps: Decline = [
    { year: 0, share: 1 },
    { year: 4, share: 0.5 },
    { year: 14, share: 0.25 },
  ]
  expect(effectiveYears(4, steps)).toBeCloseTo(3, 12)
  expect(effectiveYears(14, steps)).toBeCloseTo(6.75, 12)
  expect(effectiveYears(22, steps)).toBeCloseTo(8.75, 12)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 80, noNaN: true }), (years) => {
      expect(yearsWorth(effectiveYears(years, steps), steps)).toBeCloseTo(years, 8)
    }),
  )
})
