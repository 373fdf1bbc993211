import { expect, test } from 'vitest'
import { pairGeometry } from './pair-geometry.ts'

const layer = (thickness: number, state: 'new' | 'existing' | 'removed') => ({ thickness, state })
const before = [layer(0.02, 'removed'), layer(0.3, 'existing'), layer(0.015, 'existing')]
const after = [layer(0.01, 'new'), layer(0.18, 'new'), layer(0.3, 'existing'), layer(0.015, 'existing')]

test('what stays has one place in both sections', () => {
  const { scale, before: x, after: y } = pairGeometry(before, after, 120, 680)
  expect(x + 0.02 * scale).toBeCloseTo(y + 0.19 * scale, 9)
  expect(y + 0.505 * scale).toBeCloseTo(680, 9)
  expect(y).toBeGreaterThanOrEqual(120 - 1e-9)
})

test('works inside make the lower section reach further in', () => {
  const inside = [layer(0.3, 'existing'), layer(0.08, 'new')]
  const { scale, before: x, after: y } = pairGeometry([layer(0.3, 'existing')], inside, 120, 680)
  expect(x).toBeCloseTo(y, 9)
  expect(y + 0.38 * scale).toBeCloseTo(680, 9)
})

test('where nothing stays both end at the same place', () => {
  const { scale, before: x, after: y } = pairGeometry([layer(0.1, 'removed')], [layer(0.2, 'new')], 0, 400)
  expect(x + 0.1 * scale).toBeCloseTo(y + 0.2 * scale, 9)
})
