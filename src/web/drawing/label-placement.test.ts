import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeInLanes, spread } from './label-placement.ts'

const wishes = fc
  .array(
    fc.record({
      centre: fc.double({ min: 100, max: 900, noNaN: true }),
      width: fc.double({ min: 8, max: 40, noNaN: true }),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.sort((left, right) => left.centre - right.centre))

describe('labels on a line', () => {
  test('stay where they wish to be while they have room', () => {
    expect(
      spread(
        [
          { centre: 50, width: 20 },
          { centre: 80, width: 20 },
        ],
        0,
        200,
      ),
    ).toEqual([50, 80])
  })

  test('move apart evenly where they do not', () => {
    expect(
      spread(
        [
          { centre: 50, width: 24 },
          { centre: 50, width: 24 },
        ],
        0,
        200,
      ),
    ).toEqual([38, 62])
  })

  test('stay within the line', () => {
    expect(
      spread(
        [
          { centre: 2, width: 24 },
          { centre: 4, width: 24 },
        ],
        0,
        200,
      ),
    ).toEqual([12, 36])
    expect(spread([{ centre: 199, width: 24 }], 0, 200)).toEqual([188])
  })

  test('never overlap and keep their order', () => {
    fc.assert(
      fc.property(wishes, (list) => {
        const centres = spread(list, 0, 3_000)
        for (const [index, centre] of centres.entries()) {
          const [next, after] = [centres[index + 1], list[index + 1]]
          if (next === undefined || !after) continue
          expect(next - centre).toBeGreaterThanOrEqual(((list[index]?.width ?? 0) + after.width) / 2 - 1e-6)
        }
      }),
    )
  })

  test('use as few lanes as hold them, each within the line', () => {
    const circles = Array.from({ length: 60 }, (_, index) => ({ centre: 150 + 12 * index, width: 24 }))
    const placed = placeInLanes(circles, 6, 1_022)
    expect(new Set(placed.map(({ lane }) => lane))).toEqual(new Set([0, 1]))
    for (const { centre } of placed) {
      expect(centre).toBeGreaterThanOrEqual(18)
      expect(centre).toBeLessThanOrEqual(1_010)
    }
  })
})
