import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STRIP_COLUMN, stripScale } from './strip-scale.ts'

test('usual constructions stand on a scale of 100 mm ticks up to 500 mm', () => {
  const { ticks, step } = stripScale([0.36, 0.4015, 0.53])
  expect(step).toBe(0.1)
  expect(ticks.map((tick) => Math.round(tick * 1000))).toEqual([0, 100, 200, 300, 400, 500])
  expect(stripScale([0.115]).scale).toBe(stripScale([]).scale)
})

test('the thickest construction fits, and every tick has its place', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 300, noNaN: true }), { maxLength: 20 }), (thicknesses) => {
      const { scale, ticks } = stripScale(thicknesses)
      const room = STRIP_COLUMN.right - STRIP_COLUMN.left
      expect(Math.max(0, ...thicknesses) * scale).toBeLessThanOrEqual(room)
      expect((ticks.at(-1) ?? 0) * scale).toBeLessThanOrEqual(room)
    }),
  )
})
