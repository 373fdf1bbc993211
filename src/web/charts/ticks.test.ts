import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundTicks, tickDecimals } from './ticks.ts'

test('round steps around zero', () => {
  expect(roundTicks(-69.8, 109.3, 8)).toEqual([-75, -50, -25, 0, 25, 50, 75, 100, 125])
  expect(roundTicks(0.13, 0.24, 7).map((tick) => tick.toFixed(2))).toEqual([
    '0.12',
    '0.14',
    '0.16',
    '0.18',
    '0.20',
    '0.22',
    '0.24',
  ])
})

test('equal ends still make an axis', () => {
  expect(roundTicks(0, 0, 5)).toEqual([0, 1])
})

test('ticks hold all values, rise evenly, and are few', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(value, value, fc.integer({ min: 2, max: 12 }), (one, other, most) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      fc.pre(high - low > 1e-6)
      const ticks = roundTicks(low, high, most)
      const slack = (high - low) * 1e-6
      expect(ticks[0]).toBeLessThanOrEqual(low + slack)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - slack)
      expect(ticks.length).toBeLessThanOrEqual(most + 3)
    }),
  )
})

test('as many decimals as the step needs', () => {
  expect(tickDecimals([0, 20, 40])).toBe(0)
  expect(tickDecimals([0.12, 0.14])).toBe(2)
  expect(tickDecimals([0.125, 0.15])).toBe(3)
})
