import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('page %d of %d shows %j', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})

test('first, last and current page are always there, rising, in at most seven entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (page, pages) => {
      const numbers = pageWindow(page, pages).filter((entry) => entry !== null)
      expect(pageWindow(page, pages).length).toBeLessThanOrEqual(7)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, pages, Math.min(page, pages)]))
    }),
  )
})
