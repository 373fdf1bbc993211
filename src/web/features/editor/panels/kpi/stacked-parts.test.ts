import { expect, test } from 'vitest'
import { partAt, stackedParts } from './stacked-parts.ts'

const parts = stackedParts([
  { layer: 0, value: 4 },
  { layer: 1, value: -3 },
  { layer: 2, value: null },
  { layer: 3, value: 0 },
  { layer: 4, value: 2 },
  { layer: 5, value: -1 },
])

test('each layer stands beside those before it, what is stored on the other side of zero', () => {
  expect(parts.map(({ layer, from, to }) => [layer, from, to])).toEqual([
    [0, 0, 4],
    [1, -3, 0],
    [4, 4, 6],
    [5, -4, -3],
  ])
})

test('a place of the bar belongs to one layer, beyond all of them to none', () => {
  expect([-4, -3, -0.1, 0, 3.9, 4].map((place) => partAt(parts, place)?.layer)).toEqual([5, 1, 1, 0, 0, 4])
  expect([-4.1, 6].map((place) => partAt(parts, place))).toEqual([undefined, undefined])
})
