import { expect, test } from 'vitest'
import { lyingGeometry } from './lying-geometry.ts'
import type { DrawnLayer } from './section-types.ts'
import { fittedSheet } from './sheet-size.ts'
import { standingGeometry } from './standing-geometry.ts'

const layers: readonly DrawnLayer[] = [
  { hatch: 'timberLong', thickness: 0.024 },
  { hatch: 'cellulose', thickness: 0.2 },
  { hatch: 'timber', thickness: 0.015 },
  { hatch: 'vapourBarrier', thickness: 0.0002 },
  { hatch: 'gypsumBoard', thickness: 0.0125 },
]
const numbers = { thickness: (metres: number) => String(metres * 1000), temperature: String, tick: String }

const places = [
  [358, 222],
  [668, 268],
  [896, 300],
  [1012, 300],
  [1360, 525],
] as const

test.each(places)('a section stands whole in a place of %i × %i', (width, height) => {
  const geometry = standingGeometry(layers, numbers, 1, fittedSheet({ width, height }))
  expect(geometry).toMatchObject({ width, height })
  expect(geometry.left).toBeGreaterThan(0)
  expect(geometry.right).toBeLessThan(width)
  expect(geometry.length).toBeGreaterThanOrEqual(40)
  expect(geometry.layout.size).toBeGreaterThan(width / 2)
})

test.each(places)('a section lies whole in a place of %i × %i', (width, height) => {
  const geometry = lyingGeometry(layers, numbers, 1, false, fittedSheet({ width, height }))
  expect(geometry).toMatchObject({ width, height })
  expect(geometry.totalLine).toBeGreaterThan(0)
  expect(geometry.right).toBeGreaterThan(geometry.left + 70)
  expect(geometry.circles.every(({ x }) => x < width)).toBe(true)
})

test.each([
  [358, 222, 12],
  [896, 300, 16],
])('in a place of %i × %i %i layers lie whole, each with its number', (width, height, count) => {
  const many = Array.from({ length: count }, (_, index) => layers[index % layers.length] as DrawnLayer)
  const { circles, sheet, ...geometry } = lyingGeometry(many, numbers, 1, false, fittedSheet({ width, height }))
  expect(geometry).toMatchObject({ width, height })
  for (const [index, { y }] of circles.entries()) {
    expect(y + sheet.circle).toBeLessThanOrEqual(height)
    const next = circles[index + 1]
    if (next) expect(next.y - y).toBeGreaterThanOrEqual(2 * sheet.circle)
  }
})
