import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { stageLayout } from './stage-layout.ts'
import { stageName } from './stage-looks.ts'

test('uptake lies left of zero, emission right, D apart and in no bar', () => {
  const layout = stageLayout({ 'A1-A3': -60, C3: 90, D: -30 }, 0, 300)
  expect(layout?.zero).toBe(120)
  expect(layout?.segments.map(({ x, width }) => [x, width])).toEqual([
    [0, 120],
    [120, 180],
  ])
  expect(layout?.beyond).toMatchObject({ x: 60, width: 60 })
})

test('segments of one side touch and none leaves the room', () => {
  const value = fc.option(fc.integer({ min: -500, max: 500 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(value, { minLength: 9, maxLength: 9 }), (values) => {
      const layout = stageLayout(
        Object.fromEntries(lifeCycleModules.map((module, index) => [module, values[index] ?? 0])),
        2,
        328,
      )
      for (const { x, width } of layout?.segments ?? []) {
        expect(x).toBeGreaterThanOrEqual(2 - 1e-6)
        expect(x + width).toBeLessThanOrEqual(330 + 1e-6)
      }
      const right = layout?.segments.filter(({ value }) => value > 0) ?? []
      right.slice(1).forEach((segment, index) => {
        const before = right[index]
        expect(segment.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0), 6)
      })
    }),
  )
})

test('without any figure there is no bar', () => {
  expect(stageLayout({ C3: 0 }, 0, 300)).toBeUndefined()
})

test('ranges are written with a dash', () => {
  expect(stageName('A1-A3')).toBe('A1–A3')
})
