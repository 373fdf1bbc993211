import { expect, test } from 'vitest'
import { layerAfterKey } from './layer-keys.ts'

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 2, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 2, 6],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', undefined, 0],
  ['ArrowLeft', undefined, 6],
  ['Enter', 2, undefined],
] as const)('%s leads from layer %s to layer %s of seven', (key, from, to) => {
  expect(layerAfterKey(key, from, 7, false)).toBe(to)
})

test('up leads inwards where the outside lies below', () => {
  expect(layerAfterKey('ArrowUp', 2, 7, true)).toBe(3)
  expect(layerAfterKey('ArrowDown', 2, 7, true)).toBe(1)
  expect(layerAfterKey('ArrowRight', 2, 7, true)).toBe(3)
})
