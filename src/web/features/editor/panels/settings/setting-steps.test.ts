import { expect, test } from 'vitest'
import { bounds } from '#vocabulary/bounds.ts'
import { steppedSetting } from './setting-steps.ts'

const share = { bounds: bounds.shareOfGroup, factor: 100, whole: false }

test('a setting goes by whole steps of what is shown, exactly', () => {
  expect(steppedSetting(0.07, 1, share)).toBe(0.08)
  expect(steppedSetting(0.57, -10, share)).toBe(0.47)
  expect(steppedSetting(50, 1, { bounds: bounds.referenceStudyPeriod, factor: 1, whole: true })).toBe(51)
})

test('in a small range a step is a tenth', () => {
  const small = { bounds: { unit: '1', minimum: 0, maximum: 2 }, factor: 1, whole: false } as const
  expect(steppedSetting(0.3, -1, small)).toBe(0.2)
})

test('beyond the range, and from nothing, there is no step', () => {
  expect(steppedSetting(1, 1, share)).toBeUndefined()
  expect(steppedSetting(undefined, 1, share)).toBeUndefined()
})
