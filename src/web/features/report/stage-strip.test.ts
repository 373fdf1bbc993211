import { expect, test } from 'vitest'
import { placeStages } from './stage-strip.tsx'

test('the bar of stages has its zero where uptake ends and emissions begin', () => {
  const { zero, segments } = placeStages({ 'A1-A3': -75, C3: 100, C4: 25, D: -38 })
  const [uptake, waste] = segments
  expect(segments.map(({ module }) => module)).toEqual(['A1-A3', 'C3', 'C4'])
  expect((uptake?.x ?? 0) + (uptake?.width ?? 0)).toBeCloseTo(zero)
  expect(waste?.x).toBeCloseTo(zero)
})

test('without uptake zero is where the bar begins', () => {
  expect(placeStages({ 'A1-A3': 20 }).zero).toBe(1)
})
