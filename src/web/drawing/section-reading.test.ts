import { expect, test } from 'vitest'
import { acrossAt, depthAt, pointAt, pointAtDepth, readingAt } from './section-reading.ts'
import type { DrawnLayer } from './section-types.ts'
import { saturationPressure } from './vapour.ts'

const wall: readonly DrawnLayer[] = [
  { hatch: 'plaster', thickness: 0.02 },
  { hatch: 'mineralWool', thickness: 0.16 },
]
const layout = { spans: [], size: 180, scale: 1000 }
const standing = { layout, faces: [100, 120, 280], outward: -1, extent: 400 } as const
const floor = { layout, faces: [280, 260, 100], outward: 1, extent: 400 } as const

test('a position on the sheet is a place in a layer, and back, whichever side is outside', () => {
  for (const placed of [standing, floor]) {
    for (const across of [100, 110, 120, 200, 280]) {
      const point = pointAt(placed, across)
      expect(point && acrossAt(placed, point)).toBeCloseTo(across, 9)
    }
    expect([pointAt(placed, 99), pointAt(placed, 281)]).toEqual([undefined, undefined])
  }
  expect(pointAt(floor, 180)).toEqual({ layer: 1, share: 0.5 })
})

test('a depth is a place, and back; behind an unknown thickness none is told', () => {
  expect(pointAtDepth(wall, 0.1)).toEqual({ layer: 1, share: 0.5 })
  expect(depthAt(wall, { layer: 1, share: 0.5 })).toBeCloseTo(0.1, 12)
  expect(pointAtDepth(wall, 9)).toEqual({ layer: 1, share: 1 })
  expect(depthAt([{ hatch: 'air', thickness: undefined }, ...wall], { layer: 1, share: 0.5 })).toBeUndefined()
})

test('temperature and vapour pressure are linear within a layer, the dew point follows', () => {
  const climate = { outside: -5, inside: 20, temperatures: [-4.8, -4, 19], dewPoints: [-7, -6, 9] }
  const reading = readingAt(wall, climate, { layer: 1, share: 0.5 })
  expect(reading.temperature).toBeCloseTo(7.5, 12)
  expect(reading.pressure).toBeCloseTo((saturationPressure(-6) + saturationPressure(9)) / 2, 9)
  expect(saturationPressure(reading.dewPoint ?? Number.NaN)).toBeCloseTo(reading.pressure ?? 0, 6)
})

test('what the method says nothing of is not told', () => {
  const climate = { outside: -5, inside: 20, temperatures: [null, -4, 19], dewPoints: [null, null, null] }
  expect(readingAt(wall, climate, { layer: 0, share: 0.5 })).toEqual({
    depth: 0.01,
    temperature: null,
    dewPoint: null,
    pressure: null,
  })
  expect(readingAt(wall, undefined, { layer: 1, share: 0 }).temperature).toBeNull()
})
