import { expect, test } from 'vitest'
import { scrubSteps } from './use-scrub.ts'

test('four pixels are a step, with Shift ten', () => {
  expect([3, 4, 9, -4, -9].map((pixels) => scrubSteps(pixels, false))).toEqual([0, 1, 2, -1, -2])
  expect(scrubSteps(-9, true)).toBe(-20)
})
