import { expect, test } from 'vitest'
import { sharePlace } from './layer-tints.tsx'

const wide = { band: { x: 100, y: 0, width: 200, height: 160 }, text: '21 %', index: 0 }

test('a share is written at the foot of its layer where no curve is in the way', () => {
  expect(sharePlace(wide, false, undefined)).toEqual({ x: 200, y: 148 })
  expect(sharePlace(wide, false, () => [40, 60])).toEqual({ x: 200, y: 148 })
})

test('it keeps clear of temperature and dew point, and of the name below the dew point', () => {
  expect(sharePlace(wide, false, () => [80, 140]).y).toBe(18)
  expect(sharePlace(wide, false, () => [90, 130]).y).toBe(18)
  expect(sharePlace(wide, false, () => [20, 146]).y).toBe(80)
})

test('in a roof it changes to the other end', () => {
  const roof = { ...wide, band: { x: 100, y: 0, width: 400, height: 40 } }
  const near = sharePlace(roof, true, () => [420]).x
  expect(near).toBeLessThan(150)
  expect(sharePlace(roof, true, () => [130]).x).toBeGreaterThan(400)
})
