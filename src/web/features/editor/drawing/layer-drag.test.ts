import { expect, test } from 'vitest'
import { landingFace, placeAt } from './layer-drag.ts'

/** Outside left: 100 to 120, 120 to 200, 200 to 260. */
const standing = { faces: [100, 120, 200, 260], outward: -1 } as const
/** Outside below: the faces rise on the sheet. */
const below = { faces: [260, 200, 120, 100], outward: 1 } as const

test.each([
  [0, 90, 0],
  [0, 159, 0],
  [0, 161, 1],
  [0, 300, 2],
  [2, 165, 2],
  [2, 159, 1],
  [2, 109, 0],
])('layer %i at %i px would come to place %i', (index, across, place) => {
  expect(placeAt(standing, index, across)).toBe(place)
})

test('where the outside lies below, places count from there', () => {
  expect(placeAt(below, 0, 105)).toBe(2)
  expect(placeAt(below, 2, 255)).toBe(0)
})

test('it lands on the far face of the one it passes', () => {
  expect(landingFace(standing, { index: 0, offset: 0, to: 1 })).toBe(200)
  expect(landingFace(standing, { index: 2, offset: 0, to: 0 })).toBe(100)
})
