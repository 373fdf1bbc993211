import { expect, test } from 'vitest'
import { barOf } from './bar.ts'

test('the largest figure fills the column, the others in proportion', () => {
  expect(barOf(0.2, [0.2, 0.1], 84)).toEqual({ x: 0, width: 84 })
  expect(barOf(0.1, [0.2, 0.1, null], 84)).toEqual({ x: 0, width: 42 })
})

test('negative figures grow to the left from a common zero', () => {
  expect(barOf(-20, [-20, 60], 80)).toEqual({ x: 0, width: 20 })
  expect(barOf(60, [-20, 60], 80)).toEqual({ x: 20, width: 60 })
})

test('what is not known has no bar, zero has a hair', () => {
  expect(barOf(null, [1, null], 84)).toBeUndefined()
  expect(barOf(0, [0, 0], 84)).toEqual({ x: 0, width: 1 })
  expect(barOf(0, [0, 5], 84)).toEqual({ x: 0, width: 1 })
})
