import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { treemap } from './treemap-layout.ts'

const area = { x: 10, y: 20, width: 640, height: 300 }
const amounts = fc.array(fc.double({ min: -1_000, max: 5_000, noNaN: true }), { minLength: 1, maxLength: 40 })

test('every tile is as large as its share and lies within', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const items = values.map((value) => ({ value }))
      const all = values.reduce((sum, value) => sum + Math.abs(value), 0)
      fc.pre(all > 1e-3)
      for (const { item, area: tile } of treemap(items, area)) {
        expect((tile.width * tile.height) / (640 * 300)).toBeCloseTo(Math.abs(item.value) / all, 5)
        expect(tile.x).toBeGreaterThanOrEqual(10 - 1e-6)
        expect(tile.y).toBeGreaterThanOrEqual(20 - 1e-6)
        expect(tile.x + tile.width).toBeLessThanOrEqual(650 + 1e-6)
        expect(tile.y + tile.height).toBeLessThanOrEqual(320 + 1e-6)
      }
    }),
  )
})

test('tiles are about as wide as high: the example of the authors', () => {
  const tiles = treemap(
    [6, 6, 4, 3, 2, 2, 1].map((value) => ({ value })),
    { x: 0, y: 0, width: 6, height: 4 },
  )
  expect(tiles[0]?.area).toEqual({ x: 0, y: 0, width: 3, height: 2 })
  expect(tiles[1]?.area).toEqual({ x: 0, y: 2, width: 3, height: 2 })
  expect(treemap([{ value: 0 }], area)).toEqual([])
})
