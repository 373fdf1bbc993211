import { expect, test } from 'vitest'
import { indicesOf, isRenovation, layersBefore } from './renovation.ts'

const layer = (materialId: string, state?: 'new' | 'existing' | 'removed') => ({
  materialId,
  thickness: 0.1,
  ...(state && { state }),
})
const wall = [
  layer('old plaster', 'removed'),
  layer('wool', 'new'),
  layer('paint'),
  layer('brick', 'existing'),
  layer('plaster', 'existing'),
]

test('before the works there is what stays and what goes, in its order', () => {
  expect(layersBefore(wall).map(({ materialId, state }) => [materialId, state])).toEqual([
    ['old plaster', 'existing'],
    ['brick', 'existing'],
    ['plaster', 'existing'],
  ])
})

test('a layer without a state is new', () => {
  expect(indicesOf(wall, 'new', 'removed')).toEqual([0, 1, 2])
})

test('a renovation has something there and something done', () => {
  expect(isRenovation(wall)).toBe(true)
  expect(isRenovation([layer('brick', 'existing')])).toBe(false)
  expect(isRenovation([layer('brick'), layer('wool', 'new')])).toBe(false)
  expect(isRenovation([layer('plaster', 'removed'), layer('brick', 'existing')])).toBe(true)
})
