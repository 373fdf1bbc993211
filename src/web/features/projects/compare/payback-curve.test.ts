import { expect, test } from 'vitest'
import { drawnPoints, duesOf } from './payback-curve.ts'

const line = { values: [100, 110, 120, 160, 170], perYear: 10 }

test('works and replacements are what the operation does not explain', () => {
  expect(duesOf(line)).toEqual([
    { year: 0, amount: 100 },
    { year: 3, amount: 30 },
  ])
  expect(duesOf({ values: [0, 0.1, 0.2, 0.30000000000000004], perYear: 0.1 })).toEqual([])
})

test('a replacement stands upright in its year', () => {
  expect(drawnPoints(line)).toEqual([
    [0, 100],
    [1, 110],
    [2, 120],
    [3, 130],
    [3, 160],
    [4, 170],
  ])
})
